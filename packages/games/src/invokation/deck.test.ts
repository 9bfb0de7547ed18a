import { createMatch, type Json } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { type Deck, deckProblems } from './deck.ts';
import { decks } from './decks.ts';
import { invokation } from './definition.ts';
import { Kind } from './printed.ts';
import { version33 } from './version-3.3.ts';

describe('decks', () => {
  it.each(Object.keys(decks))('%s is legal', (name) => {
    expect(deckProblems(version33, decks[name])).toEqual([]);
    createMatch(invokation, { options: { decks: [name, name] } });
  });
  it('every character is in one of them', () => {
    const all = Object.values(version33.cards).filter(({ kind }) => kind === Kind.character);
    expect(all).toHaveLength(14);
    const used = new Set(Object.values(decks).flatMap(({ characters }) => characters));
    expect([...used].sort()).toEqual(all.map(({ name }) => name).sort());
  });

  const wrong = (change: (deck: Deck) => Deck): string[] => deckProblems(version33, change(decks.mondstadt));
  const cards = (change: Record<string, number>) => (deck: Deck) => ({ ...deck, cards: { ...deck.cards, ...change } });
  it('says everything that is wrong with a deck', () => {
    expect(wrong((deck) => ({ ...deck, characters: ['Diluc', 'Diluc', 'Paimon'] }))).toEqual([
      'Paimon is no character of version 3.3',
      'Diluc is there twice',
      'Cold-Blooded Strike needs Kaeya among the characters',
      'Chaotic Entropy needs Sucrose among the characters',
    ]);
    expect(wrong((deck) => ({ ...deck, characters: ['Diluc', 'Kaeya'] }))[0]).toBe('it has 2 characters, not 3');
    expect(wrong(cards({ Paimon: 3 }))).toEqual([
      'it has 3 copies of Paimon; at most 2 are allowed',
      'it has 31 cards, not 30',
    ]);
    expect(wrong(cards({ Paimon: 1, 'Woven Flames': 1 }))).toEqual([
      'Woven Flames needs 2 pyro characters, and there is 1',
    ]);
    expect(wrong(cards({ Paimon: 0, 'Lightning Stiletto': 2 }))).toEqual([
      'Lightning Stiletto is no card for decks in version 3.3',
    ]);
    expect(wrong(cards({ Paimon: 0, Icicle: 1, toString: 1 }))).toEqual([
      'Icicle is no card for decks in version 3.3',
      'toString is no card for decks in version 3.3',
    ]);
    expect(wrong(cards({ Paimon: -1 }))[0]).toBe('"-1" copies of Paimon are no whole number');
  });

  it.each<[string, Json]>([
    ['options.decks\\[1\\] is no deck; there are mondstadt', { decks: ['mondstadt', 'nothing'] }],
    ['options.decks must be a list of two', { decks: ['mondstadt'] }],
    ['options.decks\\[0\\] must be an object', { decks: [3, 'storm'] }],
    ['options.decks\\[0\\].characters must be a list', { decks: [{ characters: 'Diluc', cards: {} }, 'storm'] }],
    ['options.decks\\[0\\].cards must be an object', { decks: [{ characters: ['Diluc'] }, 'storm'] }],
    ['is no legal deck: it has 1 characters', { decks: [{ characters: ['Diluc'], cards: {} }, 'storm'] }],
    ['options.firstPlayer is a seat', { firstPlayer: 2 }],
    ['options.mode is no mode; there are standard, omni', { mode: 'chaos' }],
    ['options.speed is no option', { speed: 1 }],
  ])('refuses bad options: %s', (message, options) => {
    expect(() => createMatch(invokation, { options })).toThrow(new RegExp(message));
  });
});
