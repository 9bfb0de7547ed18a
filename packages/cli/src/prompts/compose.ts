import type { Picture, Size } from './asker.ts';
import type { Prompt } from './list-prompt.ts';

/** A prompt takes at most this part of the window, unless the picture leaves more; and never fewer lines than these. */
const PROMPT_SHARE = 0.45;
const LEAST_LINES = 5;

/** The lines of a window: the picture in the room that the prompt leaves, and the prompt in what is left then. */
export function compose(
  picture: Picture,
  prompt: Pick<Prompt<unknown>, 'draw' | 'height'> | null,
  { columns, rows }: Size,
): string[] {
  const wanted = Math.min(prompt?.height(columns) ?? 0, Math.floor(rows * PROMPT_SHARE));
  const below = Math.max(LEAST_LINES, wanted);
  const drawn = picture({ columns, rows: rows - below });
  const above = drawn === '' ? [] : drawn.split('\n').slice(0, rows - LEAST_LINES);
  return [...above, ...(prompt?.draw(columns, rows - above.length) ?? [])];
}
