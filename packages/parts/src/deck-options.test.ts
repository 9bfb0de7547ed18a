import type { Json } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { readDecks } from './deck-options.ts';

describe('decks as options of a match', () => {
  const rules = {
    title: 'Demo',
    decks: { a: { x: 2 }, b: { x: 1, y: 1 } },
    legal: { cards: new Set(['x', 'y']), min: 2, copies: 2 },
  };

  it('options of a match: names, lists, defaults', () => {
    expect(readDecks(rules, null).decks).toEqual([{ x: 2 }, { x: 1, y: 1 }]);
    expect(readDecks(rules, { decks: ['b', { y: 2 }], firstPlayer: 1 })).toMatchObject({
      decks: [{ x: 1, y: 1 }, { y: 2 }],
      firstPlayer: 1,
    });
  });

  it.each<[Json, string]>([
    [{ decks: ['c', 'a'] }, 'options.decks[0] is no deck; there are a, b'],
    [{ decks: ['toString', 'a'] }, 'is no deck'],
    [{ decks: [{ x: 3 }, 'a'] }, 'at most 2 copies'],
    [{ decks: [{ z: 2 }, 'a'] }, 'no card "z"'],
    [{ decks: [{ x: 1 }, 'a'] }, 'at least 2 cards'],
    [{ decks: 'a' }, 'a list of two'],
    [{ deck: 'a' }, 'is no option'],
    [[], 'must be an object'],
  ])('%j is refused', (options, message) => {
    expect(() => readDecks(rules, options)).toThrow(message);
  });
});
