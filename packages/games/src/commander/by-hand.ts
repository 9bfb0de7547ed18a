import { manualMoves } from 'cardloom';
import { refresh } from './layers.ts';
import type { Context } from './shape.ts';

type ManualMove = (typeof manualMoves)[keyof typeof manualMoves];

/** Corrections by hand. What they changed is worked out anew, and state-based actions look at it like at any change. */
export const correctionsByHand = Object.fromEntries(
  Object.entries(manualMoves).map(([name, move]) => [name, { ...move, run: refreshing(move) }]),
) as typeof manualMoves;

function refreshing({ run }: ManualMove): ManualMove['run'] {
  return (context: Context, args: never) => {
    const rejection = run(context as never, args);
    refresh(context);
    return rejection;
  };
}
