import { games } from '@cardloom/games';
import { expect, it } from 'vitest';
import { deckText, titlesOf } from './deck-text.ts';
import { judge } from './verdict.ts';

const everyDeck = Object.values(games).flatMap((game) => game.decks.map((deck) => [game.name, deck] as const));

it.each(everyDeck)('a list of one’s own for %s that begins with %s can be played', async (name, deck) => {
  const game = games[name];
  const text = deckText((await game.lists())[deck], titlesOf(await game.present()));
  const { isGood, needs } = await judge(game, text, {}, true);
  expect(isGood).toBe(true);
  // what it needs is chosen with it; whoever joins a match of others cannot choose it
  expect(await judge(game, text, needs ?? {}, false)).toEqual({ isGood: true, text: '✓ This list can be played.' });
  expect((await judge(game, text, {}, false)).isGood).toBe(needs === undefined);
});

it.each(everyDeck)(
  'for %s, no setting mends %s with a card that there is not, and that is what is said',
  async (name, deck) => {
    const game = games[name];
    const text = deckText((await game.lists())[deck], titlesOf(await game.present()));
    const verdict = await judge(game, `${text}\n1 Nothing of the Kind`, {}, true);
    expect(verdict).toEqual({ isGood: false, text: expect.stringMatching(/nothing of the kind/i) });
  },
);
