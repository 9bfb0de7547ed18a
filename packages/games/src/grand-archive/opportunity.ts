import { passWindow } from '@cardloom/parts';
import type { Context, Player } from './kit.ts';

type Hook = (context: Context) => void;

const window = passWindow<Player>();

/**
 * The turn player first, then the other, until both have passed in a row and nothing is on the stack. `begin` happens as
 * it opens, `after` when it is over.
 *
 * ```ts
 * recollection: { next: 'draw', ...opportunity({ after: recollect }), moves: windowMoves },
 * ```
 */
export const opportunity = ({ begin, after }: { readonly begin?: Hook; readonly after?: Hook } = {}) => ({
  ...window,
  onBegin: (context: Context): void => {
    window.onBegin(context);
    begin?.(context);
  },
  onEnd: (context: Context): void => {
    window.onEnd(context);
    after?.(context);
  },
});
