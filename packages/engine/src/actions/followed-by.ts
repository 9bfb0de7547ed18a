import { Built } from '../definition/built.ts';
import type { Move } from '../definition/choices.ts';
import { Rejection } from '../definition/rejection.ts';

type Run = (context: unknown, args: unknown) => unknown;

/**
 * A move after which something more happens, unless the move rejected.
 *
 * ```ts
 * const moves = { setCard: followedBy(manualMoves.setCard, (context: Context) => context.coreOps.derive()) };
 * ```
 */
export function followedBy<X, A>(move: Move<X, A>, then: (context: X) => void): Move<X, A> {
  if (!(move instanceof Built) || move.kind !== 'move') throw new TypeError('followedBy(…) takes a move');
  const before = move.run as Run;
  const run = (context: X, args: unknown): unknown => {
    const outcome = before(context, args);
    if (!(outcome instanceof Rejection)) then(context);
    return outcome;
  };
  return new Built('move', move.choices, run, move.options);
}
