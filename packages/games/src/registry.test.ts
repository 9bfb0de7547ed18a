import { createMatch, describeGame, type Json } from 'cardloom';
import { expect, it } from 'vitest';
import { gameNames, games, loadGame } from './index.ts';

it.each(gameNames)('%s: what the registry says before it is loaded is so', async (name) => {
  const { load, present, decks, players, options } = games[name];
  const game = await load();
  expect(describeGame(game).players).toMatchObject(players);
  const entry = await loadGame(name);
  const { side, tell } = await present();
  expect(entry).toMatchObject({ name, game, decks, side, tell });
  // every deck there is, and nothing else
  for (const deck of decks) createMatch(game, { seed: 1, options: options([deck, undefined]) });
  const unknown = options(['no such deck', decks[0]]);
  expect(() => createMatch(game, { seed: 1, options: unknown })).toThrow(`there are ${decks.join(', ')}`);
  // the decks of those who choose none are the ones that the rules give them
  const seats = Array.from({ length: players.min }, () => undefined);
  const { decks: usual, ...more } = options(seats) as { readonly decks: readonly string[] };
  const cards = (given: Json) => createMatch(game, { seed: 1, options: given }).snapshot().cards;
  expect(cards({ decks: usual, ...more })).toEqual(cards(more));
});

it('there is no game by a name nobody gave', async () => {
  expect(await loadGame('toString')).toBeUndefined();
  expect(await loadGame('chess')).toBeUndefined();
});
