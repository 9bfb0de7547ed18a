import { readFileSync } from 'node:fs';
import { cardsIn, shownCard } from '@cardloom/parts/present';
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

/** The ready-made decks of some games are not what a list of one's own must be. */
const LOOSE: Readonly<Record<string, object>> = { commander: { singleton: false } };

it.each(gameNames)('%s: its decks as lists and its settings are options of a match', async (name) => {
  const { load, lists, decks, settings, players, options } = games[name];
  const game = await load();
  const begin = (given: object) =>
    createMatch(game, { seed: 1, options: { ...(options([]) as object), ...LOOSE[name], ...given } });
  const all = await lists();
  expect(decks.filter((deck) => all[deck] === undefined)).toEqual([]);
  for (const deck of decks) begin({ decks: [all[deck], all[deck]] });
  for (const { name: option, values, isBySeat } of settings) {
    const others = values.slice(1).map(({ value }) => (isBySeat ? [value, values[0].value] : value));
    expect(others.length).toBeGreaterThan(0);
    for (const value of others) begin({ decks: Array(players.min).fill(decks[0]), [option]: value });
  }
});

it('there is no game by a name nobody gave', async () => {
  expect(await loadGame('toString')).toBeUndefined();
  expect(await loadGame('chess')).toBeUndefined();
});

it.each(gameNames)('%s: how it looks is said in at most 80 lines, its words aside', (name) => {
  const text = readFileSync(new URL(`./${name.replace(/-series$/, '')}/present.ts`, import.meta.url), 'utf8');
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(80);
});

it.each(gameNames)('%s: every card has a tone and a motif, wherever it lies', async (name) => {
  const entry = await loadGame(name);
  if (entry === undefined) throw new Error(`there is no ${name}`);
  const bare = new Set<string>();
  for (let seed = 0; seed < 3; seed++) {
    const match = createMatch(entry.game, { seed });
    for (let i = seed, left = 200; match.seatToAct >= 0 && left > 0; i += 7, left--) {
      const list = match.listActions(match.players[match.seatToAct]);
      match.act(list.at(i % list.size));
      if (left % 10 > 0) continue;
      const view = match.view(match.players[0]);
      for (const { card, zone, player } of cardsIn(view)) {
        const { tone, motif } = shownCard(entry, view, card, zone, player);
        if (tone === undefined || motif === undefined) bare.add(`${card.name} in ${zone}`);
      }
    }
  }
  expect([...bare]).toEqual([]);
});
