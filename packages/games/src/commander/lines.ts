/** Pieces of text that flow into lines; each is coloured after it was measured. */
export interface Piece {
  readonly text: string;
  readonly paint: (text: string) => string;
}

export interface LineRules {
  /** What stands before the first line, and how wide it is. */
  readonly head: string;
  readonly headWidth: number;
  /** The other lines begin this far in. */
  readonly indent: number;
  /** Stands between two pieces and is three columns wide. */
  readonly between: string;
}

const WIDTH = 79;
/** Players stand as ids in braces; they will be called by names of about this length. */
const NAME = 'x'.repeat(9);
export const widthOf = (text: string): number => [...text.replace(/\{[^}]+\}/g, NAME)].length;

/** Breaks within a piece only if it is wider than a line; no lines for no pieces. */
export function inLines(pieces: readonly Piece[], { head, headWidth, indent, between }: LineRules): string[] {
  const lines: string[] = [];
  let line = head;
  let used = headWidth;
  let isEmpty = true;
  const breakLine = (): void => {
    lines.push(line);
    line = ' '.repeat(indent);
    used = indent;
    isEmpty = true;
  };
  for (const { text, paint } of pieces) {
    for (const [i, part] of parts(text, WIDTH - Math.max(indent, headWidth)).entries()) {
      const wide = widthOf(part);
      if (i > 0 || (!isEmpty && used + 3 + wide > WIDTH)) breakLine();
      line += isEmpty ? paint(part) : between + paint(part);
      used += isEmpty ? wide : 3 + wide;
      isEmpty = false;
    }
  }
  return pieces.length === 0 ? [] : [...lines, line];
}

/** A text in parts that are no wider than this, broken at spaces. */
function parts(text: string, width: number): string[] {
  if (widthOf(text) <= width) return [text];
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
