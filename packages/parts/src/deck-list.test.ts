import { describe, expect, it } from 'vitest';
import { cardsOf, checkDeck, inShort } from './deck-list.ts';

const cards = new Set(['jab_red', 'sweep_red']);
const messages = (deck: unknown, rules = {}) =>
  checkDeck(deck, { cards, ...rules }).map(({ card, message }) => [card, message]);

describe('deck lists', () => {
  it('a good deck has no problems', () => {
    expect(messages({ jab_red: 3, sweep_red: 2 }, { min: 5, max: 5, copies: 3 })).toEqual([]);
  });

  it('an unknown card comes with a suggestion', () => {
    expect(messages({ jab_rde: 1 })).toEqual([['jab_rde', 'there is no card "jab_rde"; did you mean "jab_red"?']]);
    expect(messages({ constructor: 1 })).toEqual([
      ['constructor', 'there is no card "constructor"; there are jab_red, sweep_red'],
    ]);
  });

  it.each([0, -1, 1.5, '3', null, Number.NaN, undefined, 10n, Symbol('x'), 1e9, Object.create(null)])(
    'case %# is no number of copies',
    (count) => {
      expect(messages({ jab_red: count })[0][1]).toMatch(/^the number of copies must be a whole number from 1/);
    },
  );

  it("copies, size and the game's own rule are checked together", () => {
    const forbids = (card: string) => (card === 'sweep_red' ? 'is for others' : null);
    expect(messages({ jab_red: 4, sweep_red: 1 }, { min: 30, max: 30, copies: 3, forbids })).toEqual([
      ['jab_red', 'at most 3 copies of a card, not 4'],
      ['sweep_red', 'is for others'],
      [null, 'a deck has exactly 30 cards, not 5'],
    ]);
    expect(messages({}, { min: 1 })).toEqual([[null, 'a deck has at least 1 cards, not 0']]);
    expect(messages({}, { min: 1, max: 2 })).toEqual([[null, 'a deck has 1 to 2 cards, not 0']]);
  });

  it('of a flood of problems the first twenty are told, in few words', () => {
    const flood = Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`${'x'.repeat(100)}${i}\u001B`, 1]));
    const found = messages(flood);
    expect(found.length).toBe(20);
    for (const [, message] of found) {
      expect(message?.length).toBeLessThan(200);
      expect(message).not.toContain('\u001B');
    }
  });

  it('a deck of a billion cards is not dealt', () => {
    expect(() => cardsOf({ jab_red: 1e9 })).toThrow('a deck has at most 10000 cards, not 1000000000');
    expect(() => cardsOf({ jab_red: Number.NaN })).toThrow(RangeError);
  });

  it.each([null, [], 'jab_red', 3])('%j is no deck', (deck) => {
    expect(messages(deck)).toEqual([[null, 'a deck is a mapping from cards to how many of them']]);
  });

  it('a flood of problems ends with the twentieth, and quotes no more than a reader needs', () => {
    const flood = Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`${'x'.repeat(500)}${i}`, {}]));
    const problems = checkDeck(flood, { cards: new Set(['jab_red']) });
    expect(problems.length).toBeLessThan(25);
    expect(problems.every(({ card, message }) => (card?.length ?? 0) + message.length < 300)).toBe(true);
    expect(inShort(problems.map(({ message }) => message))).toMatch(/; and \d+ more$/);
  });

  it('gives the cards one by one', () => {
    expect(cardsOf({ jab_red: 2, sweep_red: 1 })).toEqual(['jab_red', 'jab_red', 'sweep_red']);
  });
});
