import { games } from '@cardloom/games';
import { createMatch } from 'cardloom';
import { expect, it } from 'vitest';
import { filmOf } from './film-of.ts';
import { viewsOf } from './projector.ts';

it('a long match is looked at in some places and at its end, and all that was done is there', async () => {
  const game = await games.skirmish.load();
  const players = ['p1', 'p2'];
  const options = games.skirmish.options(players.map(() => undefined));
  const match = createMatch(game, { players, options, seed: 3 });
  for (let i = 0; i < 47; i++) {
    const [action] = players.flatMap((player) => [...match.legalActions(player)].slice(0, 1));
    match.act(action);
  }
  const recorded = { recording: match.replay() };
  const eyes = { player: 'p1' };
  const [all, some] = [filmOf(game, recorded, eyes), filmOf(game, recorded, eyes, 5)];
  expect(some.steps.map(({ by, move }) => [by, move])).toEqual(all.steps.map(({ by, move }) => [by, move]));
  expect(all.steps.length).toBeGreaterThan(30);
  expect(some.steps.filter(({ change }) => change !== null).length).toBeLessThanOrEqual(6);
  expect(viewsOf(some).at(-1)).toEqual(viewsOf(all).at(-1));
});
