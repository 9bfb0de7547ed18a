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

/** Never breaks within a piece; no lines for no pieces. */
export function inLines(pieces: readonly Piece[], { head, headWidth, indent, between }: LineRules): string[] {
  const lines: string[] = [];
  let line = head;
  let used = headWidth;
  let isEmpty = true;
  for (const { text, paint } of pieces) {
    const wide = widthOf(text);
    if (!isEmpty && used + 3 + wide > WIDTH) {
      lines.push(line);
      line = ' '.repeat(indent);
      used = indent;
      isEmpty = true;
    }
    line += isEmpty ? paint(text) : between + paint(text);
    used += isEmpty ? wide : 3 + wide;
    isEmpty = false;
  }
  return pieces.length === 0 ? [] : [...lines, line];
}
