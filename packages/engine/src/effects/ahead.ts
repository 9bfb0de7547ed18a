import { checkAnswers } from '../choices/answers.ts';
import type { Args } from '../definition/args.ts';
import type { CompiledDecision } from '../definition/compiled.ts';
import type { Ask } from '../definition/work.ts';
import type { Ahead } from '../runtime/ahead.ts';
import { CardloomError, type Failure, failure, Refusal } from '../runtime/errors.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { hasLearned } from '../world/learned.ts';

/** A question is put, `data` being what it comes with: whether its answer came with the move. */
export function isAnswered(
  runtime: Runtime,
  ahead: Ahead,
  decision: CompiledDecision,
  ask: Ask,
  data: unknown,
): boolean {
  if (!ahead.hasNext || ask.player !== runtime.playerIds[ahead.seat]) return false;
  const checked = checkAhead(runtime, ahead, decision, data);
  ahead.isReady = !(checked instanceof Refusal);
  if (checked instanceof Refusal) giveUp(runtime, ahead, checked);
  return ahead.isReady;
}

/** The next answer in its canonical spelling, or what is wrong with it. */
export function checkAhead(runtime: Runtime, ahead: Ahead, decision: CompiledDecision, data: unknown): Args | Refusal {
  const given = ahead.nextArgs(decision);
  return runtime.asPlayer(ahead.seat, () => checkAnswers(runtime, decision, given, data));
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
export function closeAhead(runtime: Runtime, ahead: Ahead): Failure | null {
  const { attempt } = runtime;
  attempt.ahead = null;
  if (ahead.hasNext && !isSurprised(runtime, ahead)) {
    const at = pathOf(ahead);
    return failure('illegal-choice', `"${at}" answers nothing that is asked.`, `args.${at}`);
  }
  if (ahead.taken.length > 0) attempt.kept = { ...attempt.kept, [ahead.name]: ahead.taken };
  return null;
}

const pathOf = ({ name, taken }: Ahead): string => `${name}[${taken.length}]`;

/** Whether the move has shown its player something they could not know before. */
const isSurprised = ({ world }: Runtime, { mark, seat }: Ahead): boolean =>
  hasLearned(world, world.tape, mark, world.length, 1 << seat);
