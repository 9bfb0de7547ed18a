import { cardLine, type Names, type NumberRecord, type ShownCard } from '@cardloom/parts/present';
import pc from 'picocolors';
import { widthOf } from './text.ts';

/** Text and how it is coloured: it is measured, cut and broken before. */
export interface Piece {
  readonly text: string;
  readonly paint: (text: string) => string;
}

export const plain = (text: string): string => text;

/** `life 7`. */
export const numberPiece = ({ name, value, isLow }: NumberRecord, names: Names): Piece => ({
  text: names.text(`${name} ${value}`),
  paint: isLow === true ? pc.red : plain,
});

/** A card in a line: `↷ Ridge Ogre 5/4▼ (2 damage) → Greedy`. */
export const cardPiece = (card: ShownCard, names: Names, isTitled = true): Piece => ({
  text: cardLine(card, names, isTitled),
  paint: paintOf(card),
});

export function paintOf({ active, faded, points, numbers }: ShownCard): (text: string) => string {
  if (faded === true) return pc.dim;
  if (active === true || (points ?? []).length > 0) return pc.bold;
  return numbers?.some(({ change }) => change !== undefined) === true ? pc.yellow : plain;
}

/** Equal pieces as one, where they first stood: `Meadow Cub 2/2 ×3`, `Soldier 1/1 ×2 → Greedy`. */
export function counted(pieces: readonly Piece[]): Piece[] {
  const found = new Map<string, { readonly piece: Piece; count: number }>();
  for (const piece of pieces) {
    const known = found.get(piece.text);
    if (known === undefined) found.set(piece.text, { piece, count: 1 });
    else known.count++;
  }
  return [...found.values()].map(({ piece, count }) =>
    count === 1 ? piece : { ...piece, text: piece.text.replace(/( → .*)?$/, ` ×${count}$1`) },
  );
}

const BETWEEN = ' · ';

/** Pieces in lines behind a head; no lines for no pieces. A piece breaks only if it is wider than a line. */
export function inLines(pieces: readonly Piece[], head: Piece, width: number, indent = 4): string[] {
  const lines: string[] = [];
  let line = head.paint(head.text);
  let used = widthOf(head.text);
  let isEmpty = true;
  for (const { text, paint } of pieces) {
    for (const [i, part] of parts(text, width - Math.max(indent, widthOf(head.text))).entries()) {
      if (i > 0 || (!isEmpty && used + BETWEEN.length + widthOf(part) > width)) {
        lines.push(line);
        line = ' '.repeat(indent);
        used = indent;
        isEmpty = true;
      }
      line += isEmpty ? paint(part) : pc.dim(BETWEEN) + paint(part);
      used += (isEmpty ? 0 : BETWEEN.length) + widthOf(part);
      isEmpty = false;
    }
  }
  return pieces.length === 0 ? [] : [...lines, line];
}

/** A text in parts that are no wider than this, broken at spaces where there are any. */
function parts(text: string, width: number): string[] {
  const broken: string[] = [];
  let part = '';
  for (const word of text.split(' ')) {
    if (part !== '' && widthOf(`${part} ${word}`) > width) {
      broken.push(part);
      part = word;
    } else part = part === '' ? word : `${part} ${word}`;
  }
  return [...broken, part];
}
