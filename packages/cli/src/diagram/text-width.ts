/**
 * How wide a text will be without a browser to ask: widths of Helvetica and its likes in thousandths of the size, and a
 * little more, because the fonts of the reader's machine may be wider.
 */
const NARROW = "ijlI.,:;'|!`";
const SLIM = 'ftr()[]{}/\\-" ';
const WIDE = 'mwMW@%…→';

export function textWidth(text: string, size: number, isMono = false): number {
  if (isMono) return text.length * size * 0.61;
  let sum = 0;
  for (const c of text) {
    if (NARROW.includes(c)) sum += 0.3;
    else if (SLIM.includes(c)) sum += 0.38;
    else if (WIDE.includes(c)) sum += 0.95;
    else if (c >= 'A' && c <= 'Z') sum += 0.72;
    else sum += 0.58;
  }
  return sum * size * 1.04;
}

/** Breaks a text into lines of at most `width`; a word that is too long for a line is broken as well. */
export function wrap(text: string, width: number, size: number, isMono = false): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(longer, size, isMono) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (textWidth(line, size, isMono) > width && line.length > 1) {
      let end = line.length - 1;
      while (end > 1 && textWidth(line.slice(0, end), size, isMono) > width) end--;
      lines.push(line.slice(0, end));
      line = line.slice(end);
    }
  }
  return [...lines, line];
}
