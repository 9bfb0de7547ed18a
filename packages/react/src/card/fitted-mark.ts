import { parted, SOFT, widthOf } from './softened.ts';

const TYPE = 11;
const LINES = 2;
/** Narrower than this, a sign or a count below the title leaves room for one line above the numbers. */
const LOW = 73;

/** The room for the words of a mark by the width of its card and how much of that is seen, as the style sheet has it. */
function roomAt(width: number, seen: number): number {
  const isSmall = width <= 84;
  const [foot, padding] = isSmall ? [3, 3] : [5, 5];
  return (seen < 100 ? (width * seen * 0.94) / 100 - 4 : width - 2 * foot) - 2 * padding;
}

/**
 * A mark as it fits on a card of this width: its words whole, else parted, on two lines at most. Null where there is no room
 * for it: what is cut says nothing, and what stands below the title (`isTagged`) is not covered.
 */
export function fittedMark(mark: string, width: number, seen = 100, isTagged = false): string | null {
  const room = roomAt(width, seen);
  const words = mark.split(' ').map((word) => (widthOf(word, TYPE) <= room ? word : parted(word)));
  return linesOf(words, room) <= (isTagged && width < LOW ? 1 : LINES) ? words.join(' ') : null;
}

/** How many lines these words need; without end where a piece of one is wider than a line. */
function linesOf(words: readonly string[], room: number): number {
  const [space, hyphen] = [widthOf(' ', TYPE), widthOf('-', TYPE)];
  let lines = 1;
  let used = 0;
  for (const word of words) {
    const pieces = word.split(SOFT);
    for (const [i, piece] of pieces.entries()) {
      const isLast = i === pieces.length - 1;
      const gap = i === 0 && used > 0 ? space : 0;
      const wide = widthOf(piece, TYPE);
      if (wide + (isLast ? 0 : hyphen) > room) return Infinity;
      if (used + gap + wide + (isLast ? 0 : hyphen) <= room) used += gap + wide;
      else {
        lines++;
        used = wide;
      }
    }
  }
  return lines;
}
