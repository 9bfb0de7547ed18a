import { checkAnswers } from '../actions/answers.ts';
import { CardloomError, type Failure, failure, Refusal } from '../match/errors.ts';
import type { Runtime } from '../match/runtime.ts';
import type { Json } from '../world/json.ts';
import { hasLearned } from '../world/learned.ts';
import type { CompiledDecision } from './decisions.ts';
import type { Ask } from './definition.ts';

/**
 * Answers that come with a move: what the move makes its own player decide is answered with them, in order, and nobody
 * is asked. One that is no answer, or that nothing asks for, refuses the whole move. That takes the move back, so it
 * must not tell what only the move would have shown: once a card was turned up or random was drawn, answers that do not
 * fit are forgotten instead, and the player is asked.
 */
export class Ahead {
  readonly seat: number;
  /** The argument they came in. */
  readonly name: string;
  readonly answers: readonly Json[];
  /** How long the tape was before the move. */
  readonly mark: number;
  /** Those that were needed so far, in their canonical spelling. */
  readonly taken: Json[] = [];
  /** The question that waits has its answer here. */
  isReady = false;
  /** The rest is forgotten. */
  isOver = false;

  constructor(seat: number, name: string, answers: readonly Json[], mark: number) {
    this.seat = seat;
    this.name = name;
    this.answers = answers;
    this.mark = mark;
  }

  get hasNext(): boolean {
    return !this.isOver && this.taken.length < this.answers.length;
  }

  /** The next one as arguments: a decision of one choice is answered with that alone, others with all choices by name. */
  nextArgs({ choices }: CompiledDecision): Readonly<Record<string, Json>> {
    const next = this.answers[this.taken.length];
    if (choices.length === 1) return { [choices[0][0]]: next };
    return typeof next === 'object' && next !== null && !Array.isArray(next) ? (next as Record<string, Json>) : {};
  }

  take({ choices }: CompiledDecision, args: Readonly<Record<string, Json>>): void {
    this.taken.push(choices.length === 1 ? args[choices[0][0]] : { ...args });
  }
}

/** A question is put, `data` being what it comes with: whether its answer came with the move. */
export function isAnswered(runtime: Runtime, decision: CompiledDecision, ask: Ask, data: unknown): boolean {
  const { ahead } = runtime;
  if (ahead === null || !ahead.hasNext || ask.player !== runtime.playerIds[ahead.seat]) return false;
  const before = runtime.actor;
  runtime.actor = runtime.playerHandle(ahead.seat);
  const checked = checkAnswers(runtime, decision, ahead.nextArgs(decision), data);
  runtime.actor = before;
  ahead.isReady = !(checked instanceof Refusal);
  if (checked instanceof Refusal) giveUp(runtime, ahead, checked);
  return ahead.isReady;
}

/** An answer does not fit: the move is refused, or the rest forgotten. */
export function giveUp(runtime: Runtime, ahead: Ahead, { message }: Failure): void {
  if (!isSurprised(runtime, ahead)) {
    const at = pathOf(ahead);
    throw new CardloomError('illegal-choice', `"${at}" is no answer here. ${message}`, `args.${at}`);
  }
  ahead.isOver = true;
}

/** The move has settled: history remembers the answers that were needed; others refuse the move. */
export function closeAhead(runtime: Runtime): Failure | null {
  const { ahead } = runtime;
  if (ahead === null) return null;
  runtime.ahead = null;
  if (ahead.hasNext && !isSurprised(runtime, ahead)) {
    const at = pathOf(ahead);
    return failure('illegal-choice', `"${at}" answers nothing that is asked.`, `args.${at}`);
  }
  if (ahead.taken.length > 0) runtime.acceptedArgs = { ...runtime.acceptedArgs, [ahead.name]: ahead.taken };
  return null;
}

const pathOf = ({ name, taken }: Ahead): string => `${name}[${taken.length}]`;

/** Whether the move has shown its player something they could not know before. */
const isSurprised = ({ world }: Runtime, { mark, seat }: Ahead): boolean =>
  hasLearned(world, world.tape, mark, world.length, 1 << seat);
