import type { View } from 'cardloom';
import type { MoveWords, Presentation } from './description.ts';

const ownWords = ({ moves }: Presentation, move: string): MoveWords | undefined =>
  moves !== undefined && Object.hasOwn(moves, move) ? moves[move] : undefined;

/** What a move is called here, if the game says it; players and cards stand in braces. */
export function moveWords(presentation: Presentation, move: string, view: View): string | undefined {
  const own = ownWords(presentation, move);
  const words = typeof own === 'object' ? own.words : own;
  return typeof words === 'function' ? words(view) : words;
}

/** How people make a move, if the game says it. */
export function moveHow(presentation: Presentation, move: string): { gesture?: 'play' | 'button'; key?: string } {
  const own = ownWords(presentation, move);
  if (typeof own !== 'object') return {};
  const { gesture, key } = own;
  return { ...(gesture === undefined ? {} : { gesture }), ...(key === undefined ? {} : { key }) };
}
