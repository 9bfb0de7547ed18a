import { describe, expect, it } from 'vitest';
import { standardCards, standardDecks } from './card-set.ts';
import { type DeckForm, deckProblems, OPEN_DECK } from './deck-check.ts';

const check = (deck: unknown, form?: Partial<DeckForm>): string[] => deckProblems(standardCards, deck, form);
const K1 = 'Aldra, Dawn Marshal';
const K4 = 'Orrun, Hill Breaker';

describe('K10 deck check', () => {
  it('99 cards and the commander are a deck; a colourless card goes into any', () => {
    expect(check({ commander: K1, cards: { Plains: 98, 'Ring of Plenty': 1 } })).toEqual([]);
    expect(check({ commander: K1, cards: { Plains: 98 } })).toEqual([
      'a deck has 100 cards with its commander, not 99',
    ]);
    expect(check({ commander: K1, cards: { Plains: 100 } })).toEqual([
      'a deck has 100 cards with its commander, not 101',
    ]);
  });

  it('CR 903.5b a card that is no basic land is there once', () => {
    expect(check({ commander: K1, cards: { Plains: 97, 'Lance Squire': 2 } })).toEqual([
      '"Lance Squire" is there 2 times; only basic lands may be there more than once',
    ]);
    expect(check({ commander: K1, cards: { Plains: 98, [K1]: 1 } })).toEqual([
      `"${K1}" is the commander; it is not among the cards as well`,
    ]);
  });

  it('CR 903.5c every card keeps to the colour identity of the commander', () => {
    expect(check({ commander: K1, cards: { Plains: 98, 'Spark Lance': 1 } })).toEqual([
      '"Spark Lance" is red, and the deck of Aldra, Dawn Marshal is white only',
    ]);
    expect(check({ commander: K1, cards: { Plains: 98, 'Searing Balm': 1 } })).toHaveLength(1);
    expect(
      check({ commander: 'Morrak, Rot Sovereign', cards: { Forest: 50, Swamp: 48, 'Venomtusk Boar': 1 } }),
    ).toEqual([]);
  });

  it('CR 903.5d so does a basic land type', () => {
    expect(check({ commander: K4, cards: { Mountain: 98, Forest: 1 } })).toEqual([
      '"Forest" makes green, and the deck of Orrun, Hill Breaker is red only',
    ]);
  });

  it('CR 903.3 a commander is a legendary creature', () => {
    expect(check({ commander: 'Lance Squire', cards: { Plains: 99 } })).toEqual([
      '"Lance Squire" cannot be a commander: it is no legendary creature',
    ]);
  });

  it('says everything at once', () => {
    expect(
      check({ commander: K1, sideboard: [], cards: { Forest: 1, 'Lance Squire': 3, Spirit: 1, Spikes: 1, Deny: 0 } }),
    ).toEqual([
      'a deck has "commander" and "cards", and no "sideboard"',
      '"Forest" makes green, and the deck of Aldra, Dawn Marshal is white only',
      '"Lance Squire" is there 3 times; only basic lands may be there more than once',
      '"Spirit" is a token',
      expect.stringMatching(/^there is no card "Spikes"; there are /),
      '"Deny": the number of copies must be a whole number from 1, not 0',
      'a deck has 100 cards with its commander, not 7',
    ]);
  });

  it('takes anything a stranger may send', () => {
    for (const deck of [null, 7, 'dawn', [], [1], undefined]) {
      expect(check(deck)).toEqual(['a deck is a mapping with "commander" and "cards"']);
    }
    expect(check({})).toEqual([
      '"commander" must be the name of a card',
      'a deck is a mapping from cards to how many of them',
    ]);
    expect(check({ commander: 'constructor', cards: { toString: 99, hasOwnProperty: 1.5 } })).toHaveLength(4);
  });
});

describe('the ready-made decks', () => {
  it('have 100 cards, with duplicates, a third of them and more lands', () => {
    for (const deck of Object.values(standardDecks)) {
      expect(check(deck, OPEN_DECK)).toEqual([]);
      const lands = Object.entries(deck.cards).filter(([name]) => standardCards[name].types.includes('Land'));
      const count = lands.reduce((sum, [, n]) => sum + n, 0);
      expect(count).toBeGreaterThanOrEqual(36);
      expect(count).toBeLessThanOrEqual(40);
    }
    expect(Object.keys(standardDecks)).toEqual(['dawn', 'hours', 'rot', 'hill']);
  });

  it('a smaller deck and a strict one can be played with the same cards', () => {
    expect(
      check({ commander: K4, cards: { Mountain: 24, 'Ridge Ogre': 15 } }, { deckSize: 40, singleton: false }),
    ).toEqual([]);
    const { commander, cards } = standardDecks.dawn;
    const once = Object.fromEntries(Object.keys(cards).map((name) => [name, 1]));
    const others = Object.keys(once).length - 1;
    expect(check({ commander, cards: { ...once, Plains: 99 - others } })).toEqual([]);
  });
});
