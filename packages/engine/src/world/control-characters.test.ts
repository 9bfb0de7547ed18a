import { describe, expect, it } from 'vitest';
import { controlCharacterIn, showControlCharacters } from './control-characters.ts';

describe('control characters', () => {
  it.each([
    ['an escape', '\u001B[2J', 'U+001B'],
    ['a bell', '\u0007', 'U+0007'],
    ['a new line', 'a\nb', 'U+000A'],
    ['DEL', '\u007F', 'U+007F'],
    ['C1', '\u009B31m', 'U+009B'],
    ['a right-to-left override', 'a\u202Eb', 'U+202E'],
    ['an isolate', '\u2066', 'U+2066'],
    ['a line separator', 'a\u2028b', 'U+2028'],
    ['half a character', 'a\uD83D', 'U+D83D'],
  ])('%s is found and written out', (_what, text, name) => {
    expect(controlCharacterIn(text)).toBe(name);
    const shown = showControlCharacters(text);
    expect(controlCharacterIn(shown)).toBeNull();
    expect(shown).toContain(`\\u${name.slice(2)}`);
  });

  it('names of any script are left alone', () => {
    for (const text of ['Zoë', '芙宁娜', 'שלום', '👩‍👩‍👧', 'a\u202Fb']) {
      expect(controlCharacterIn(text)).toBeNull();
      expect(showControlCharacters(text)).toBe(text);
    }
  });

  it('keeps those it is asked to keep', () => {
    expect(showControlCharacters('a\nb\tc', '\n')).toBe('a\nb\\u0009c');
  });
});
