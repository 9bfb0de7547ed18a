import { stripVTControlCharacters } from 'node:util';

/** Text in a terminal: how wide it is, whatever its colours. Widths are in columns of plain characters. */
export const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

export const padTo = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Cuts plain text to a width; what was cut off shows as an ellipsis. */
export function cutTo(text: string, width: number): string {
  const letters = [...text];
  return letters.length <= width ? text : `${letters.slice(0, Math.max(0, width - 1)).join('')}…`;
}

/** Breaks a list of pieces into lines no wider than given, never within a piece. */
export function flow(pieces: readonly string[], width: number, between = '  '): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && widthOf(line) + widthOf(between) + widthOf(piece) > width) {
      lines.push(line);
      line = piece;
    } else line = line === '' ? piece : line + between + piece;
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** Breaks a sentence into lines at its spaces; the lines stay indented as the first one is. */
export function wrap(text: string, width: number): string[] {
  if (text.trim() === '') return [''];
  const indent = ' '.repeat(text.length - text.trimStart().length);
  return flow(text.trim().split(' '), width - indent.length, ' ').map((line) => indent + line);
}

/** One line per sentence where there is room; otherwise they flow, and the oldest are left out. */
export function fit(sentences: readonly string[], width: number, most: number): string[] {
  const listed = sentences.flatMap((sentence) => wrap(sentence, width));
  if (listed.length <= most) return listed;
  const flowing = wrap(sentences.map((sentence) => sentence.trim()).join(' '), width - 2);
  return flowing.length <= most
    ? flowing
    : [`… ${flowing[flowing.length - most]}`, ...flowing.slice(flowing.length - most + 1)];
}
