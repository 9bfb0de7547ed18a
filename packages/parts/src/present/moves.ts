import type { View } from 'cardloom';
import type { Presentation } from './description.ts';

/** What a move is called here, if the game says it; players and cards stand in braces. */
export function moveWords({ moves }: Presentation, move: string, view: View): string | undefined {
  const own = moves !== undefined && Object.hasOwn(moves, move) ? moves[move] : undefined;
  const words = typeof own === 'object' ? own.words : own;
  return typeof words === 'function' ? words(view) : words;
}
