import { checkAnswers } from '../choices/answers.ts';
import type { CompiledDecision } from '../definition/compiled.ts';
import type { Ask } from '../definition/effects-definition.ts';
import type { Ahead } from '../runtime/ahead.ts';
import { CardloomError, type Failure, failure, Refusal } from '../runtime/errors.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { hasLearned } from '../world/learned.ts';

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
