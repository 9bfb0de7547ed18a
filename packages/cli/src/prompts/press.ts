/** A key as a terminal sends it: what it is called, or the letter it writes. */
export type Press =
  | { readonly name: KeyName }
  /** A letter, digit or sign that was typed. */
  | { readonly letter: string };

type KeyName =
  | 'up'
  | 'down'
  | 'pageUp'
  | 'pageDown'
  | 'home'
  | 'end'
  | 'enter'
  | 'space'
  | 'backspace'
  | 'escape'
  | 'interrupt';

const ESCAPE = '\u001B';

const SINGLE: Readonly<Record<string, KeyName>> = {
  '\r': 'enter',
  '\n': 'enter',
  ' ': 'space',
  '\u007F': 'backspace',
  '\b': 'backspace',
  // Ctrl-C, and Ctrl-D as at the end of input
  '\u0003': 'interrupt',
  '\u0004': 'interrupt',
};

const SEQUENCES: Readonly<Record<string, KeyName>> = {
  A: 'up',
  B: 'down',
  H: 'home',
  F: 'end',
  '1~': 'home',
  '4~': 'end',
  '5~': 'pageUp',
  '6~': 'pageDown',
  '7~': 'home',
  '8~': 'end',
};

/** `ESC [ … letter`, `ESC O letter`. */
const SEQUENCE = new RegExp(`^${ESCAPE}(?:\\[[0-9;?<]*[A-Za-z~]|O[A-Za-z])`, 'u');

/** The keys in what a terminal has sent at once; sequences of other keys, and of the mouse, mean nothing. */
export function readPresses(text: string): Press[] {
  const presses: Press[] = [];
  let rest = text;
  while (rest !== '') {
    const sequence = SEQUENCE.exec(rest)?.[0];
    if (sequence !== undefined) {
      const name = SEQUENCES[sequence.slice(2)];
      if (name !== undefined) presses.push({ name });
      rest = rest.slice(sequence.length);
      continue;
    }
    const [letter] = rest;
    if (letter === ESCAPE) presses.push({ name: 'escape' });
    else if (Object.hasOwn(SINGLE, letter)) presses.push({ name: SINGLE[letter] });
    else if (letter >= ' ') presses.push({ letter });
    rest = rest.slice(letter.length);
  }
  return presses;
}
