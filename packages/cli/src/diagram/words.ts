import type { FlowLevel, FlowMove } from 'cardloom';

/** How both kinds of diagram put things. */

/** What ends a level, or null if its moves and the rules elsewhere do. */
export function endText(level: FlowLevel): string | null {
  if (level.auto) return 'ends by itself';
  return level.endIf === null ? null : `ends when ${level.endIf}`;
}

/** What decides where a level leads; null if it always leads to the same place. */
export function nextText(level: FlowLevel): string | null {
  const { rule } = level.next;
  if (rule === null) return null;
  const what = level.level === 'turn' ? 'next player' : 'next';
  return rule === UNREADABLE ? `a rule says what is ${what}` : `${what} is ${rule}`;
}
/** What the engine gives for a rule it cannot put in words. */
const UNREADABLE = 'a rule says so';

/** `play (card, target)`. */
export const moveText = (move: FlowMove): string =>
  move.choices.length === 0 ? move.name : `${move.name} (${move.choices.join(', ')})`;

/** What the end of a level's `next` chain means for the level above. */
export const END_TEXT: Readonly<Record<FlowLevel['level'], string>> = {
  segment: 'the end',
  turn: 'next turn',
  phase: 'next turn',
  step: 'end of phase',
};

/** A text that is cut where it would be too long, at a word if it can be. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > length * 0.6 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
