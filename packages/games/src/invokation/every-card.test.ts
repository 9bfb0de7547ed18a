import { assertConforms } from '@cardloom/testkit';
import { expect, it } from 'vitest';
import { deckProblems } from './deck.ts';
import { defineInvokation } from './definition.ts';
import type { CardPool } from './pool.ts';
import { randomDeck } from './random-deck.fixture.ts';
import { version33 } from './version-3.3.ts';

const SAMPLE = 6;

/** Every card is for every deck: of Anemo and of Dendro 3.3 has one character only, so their resonance is in no deck. */
const open: CardPool = {
  ...version33,
  cards: Object.fromEntries(Object.entries(version33.cards).map(([name, card]) => [name, { ...card, needs: null }])),
};
/** Every other match with Omni only: there cards that cost much are played as often as others. */
const optionsOf = (match: number) => ({
  decks: [randomDeck(open, 2 * match), randomDeck(open, 2 * match + 1)],
  mode: match % 2 === 0 ? 'omni' : 'standard',
});

it('random decks of version 3.3 are legal', () => {
  for (let number = 0; number < 100; number++) {
    expect(deckProblems(version33, randomDeck(version33, number))).toEqual([]);
  }
});

it('over some hundred random decks every card comes up', () => {
  const seen = new Set<string>();
  for (let number = 0; number < 400; number++) {
    const deck = randomDeck(open, number);
    for (const name of [...deck.characters, ...Object.keys(deck.cards)]) seen.add(name);
  }
  const all = Object.values(version33.cards).filter(({ isCard, isToken, maxHp }) => (isCard && !isToken) || maxHp > 0);
  expect(all.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([]);
});

// a sample; CARDLOOM_MATCHES asks for more
it('matches with random decks keep the laws every game must keep', { timeout: 900_000 }, () => {
  const games = Number(process.env.CARDLOOM_MATCHES ?? SAMPLE);
  const report = assertConforms(defineInvokation(open), {
    games,
    seed: 3,
    options: (match) => optionsOf(match) as never,
  });
  expect(report.games).toBe(games);
});
