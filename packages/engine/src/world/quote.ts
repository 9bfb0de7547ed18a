import { showControlCharacters } from './control-characters.ts';
import { LONGEST_QUOTE } from './limits.ts';

/** A text from outside as a message may carry it: cut, and with its control characters written out. */
export function cut(text: string, most: number = LONGEST_QUOTE): string {
  const shown = showControlCharacters(text.slice(0, most + 1));
  return shown.length > most ? `${shown.slice(0, most - 1)}…` : shown;
}

/** Whatever somebody gave, in a few words: `"hand"`, `7`, `a list`. Nothing of it is called, whatever it is. */
export function quoted(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return `"${cut(value)}"`;
    case 'bigint':
      return cut(`${value}n`);
    case 'number':
    case 'boolean':
    case 'undefined':
      return String(value);
    case 'object':
      return value === null ? 'null' : isList(value) ? 'a list' : 'an object';
    default:
      return `a ${typeof value}`;
  }
}

/** A name or version from outside inside a sentence: as it is if it is text. */
export const plainly = (value: unknown): string => (typeof value === 'string' ? cut(value) : quoted(value));

/** A proxy that was revoked cannot even be asked whether it is a list. */
function isList(value: object): boolean {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/** What a rule says to people; it may quote an answer. */
export function brief(message: string): string {
  return showControlCharacters(
    message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message,
    '\n',
  );
}
const LONGEST_MESSAGE = 1000;

/** What was thrown, as text. Anything can be thrown, also what has no text and what throws when asked for one. */
export function messageOf(thrown: unknown): string {
  try {
    return brief(thrown instanceof Error ? String(thrown.message) : String(thrown));
  } catch {
    return quoted(thrown);
  }
}
