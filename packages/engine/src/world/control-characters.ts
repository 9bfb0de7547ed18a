/**
 * Characters that say something to a terminal or an editor and nothing to a reader: C0 and C1 controls, DEL, escapes,
 * marks that turn the writing direction round, line and paragraph separators, halves of a character. No name, id or
 * other text from outside may hold one, and where a text is printed all the same they are made visible.
 */
const CONTROL = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/u;
const CONTROLS = new RegExp(CONTROL, 'gu');

/**
 * The first control character of a text, as `U+001B`; null if it has none.
 *
 * ```ts
 * controlCharacterIn('a\u0007b'); // 'U+0007'
 * ```
 */
export function controlCharacterIn(text: string): string | null {
  const found = CONTROL.exec(text);
  return found === null ? null : `U+${digits(found[0])}`;
}

/**
 * A text with its control characters written out: `\u001B[2J` instead of a cleared screen. Those in `keep` stay.
 *
 * ```ts
 * showControlCharacters('a\u0007b'); // 'a\\u0007b'
 * ```
 */
export const showControlCharacters = (text: string, keep = ''): string =>
  text.replace(CONTROLS, (found) => (keep.includes(found) ? found : `\\u${digits(found)}`));

const digits = (character: string): string => character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
