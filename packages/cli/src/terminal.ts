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

/** Everything that stands on the screen goes, and what scrolled off it. */
export const clearScreen = (): void => void process.stdout.write(`${ESCAPE}[2J${ESCAPE}[3J${ESCAPE}[H`);

/** A prompt that is left in the middle has hidden the cursor. */
export function showCursor(): void {
  if (process.stdout.isTTY === true) process.stdout.write(`${ESCAPE}[?25h`);
}
