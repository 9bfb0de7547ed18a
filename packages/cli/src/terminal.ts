import { stripVTControlCharacters } from 'node:util';
import { showControlCharacters } from 'cardloom';
import pc from 'picocolors';

/**
 * The one place where text goes to a terminal. What the command prints holds names, messages and file names from
 * elsewhere; a terminal would obey the escapes in them. So everything but line ends and our own colours is written out.
 */

/** Colours and weights as we use them: what hides or moves text is not among them. */
const ESCAPE = '\u001B';
const INK = new RegExp(`(${ESCAPE}\\[(?:[0-4]|2[1-4]|3[0-79]|9[0-7])m)`, 'u');

/** The text as it may be printed; with our own colours if it was drawn with them. */
export function visible(text: string, hasInk = false): string {
  if (!hasInk) return showControlCharacters(text, '\n');
  return text
    .split(INK)
    .map((piece, i) => (i % 2 === 1 ? piece : showControlCharacters(piece, '\n')))
    .join('');
}

/** A text within a line: a name, a file, a message of somebody else's. */
export const inLine = (text: string): string => showControlCharacters(text);

/** What was drawn with picocolors, for standard output. */
export const drawn = (text: string): string => visible(text, pc.isColorSupported);

/** Prints on standard output. */
export const print = (text: string): void => void process.stdout.write(drawn(text));

/** Prints one JSON object and nothing else: characters a terminal would obey are written as JSON escapes. */
export const printJson = (value: unknown): void =>
  void process.stdout.write(`${showControlCharacters(JSON.stringify(value))}\n`);

/** Says something on standard error. */
export const say = (text: string): void => void process.stderr.write(visible(text));

/** Help comes coloured from citty, whatever it is written to. */
export const printHelp = (text: string): void =>
  void process.stdout.write(process.stdout.isTTY === true ? visible(text, true) : stripVTControlCharacters(text));

/** A line on standard error in place of the one before. */
export const sayAgain = (text: string): void =>
  void process.stderr.write(`\r${ESCAPE}[2K${visible(text, pc.isColorSupported)}`);

/**
 * A table is drawn on the terminal's other screen, where lines do not wrap: the window and its scrollback stay as they
 * were. Only what is left as text afterwards goes to the first one.
 */
export const enterScreen = (): void => void process.stdout.write(`${ESCAPE}[?1049h${ESCAPE}[?7l${ESCAPE}[?25l`);
export const leaveScreen = (): void => void process.stdout.write(`${ESCAPE}[?25h${ESCAPE}[?7h${ESCAPE}[?1049l`);

/** These lines and no others stand on the screen, as many as it has; each was drawn for printing before. */
export function paint(lines: readonly string[], rows: number): void {
  const painted = lines.slice(0, rows).map((line) => `${ESCAPE}[2K${line}`);
  const rest = lines.length < rows ? `\r\n${ESCAPE}[J` : '';
  process.stdout.write(`${ESCAPE}[H${painted.join('\r\n')}${rest}`);
}
