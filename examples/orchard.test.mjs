import { readFileSync } from 'node:fs';
import { assertConforms } from '@cardloom/testkit';
import { createMatch } from 'cardloom';
import { expect, it } from 'vitest';
import orchard from './orchard.mjs';

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');

it('a game built from parts takes fewer than 100 lines', () => {
  expect(read('./orchard.mjs').split('\n').length).toBeLessThanOrEqual(100);
});

it('is the game that the recipe shows', () => {
  expect(read('../docs/add-a-game.md').split('```js\n')[1].split('```')[0]).toBe(read('./orchard.mjs'));
});

it('is defined without a warning and keeps the laws every game must keep', () => {
  expect(orchard.warnings).toEqual([]);
  expect(assertConforms(orchard, { games: 10, seed: 1 }).games).toBe(10);
});

it('plays: choose, mulligan, plant, summon, pick, chase, block', () => {
  const moves = new Set();
  for (let seed = 1; seed <= 20; seed++) {
    const match = createMatch(orchard, { seed });
    for (let [player] = match.waitingFor; player !== undefined; [player] = match.waitingFor) {
      const list = match.listActions(player);
      const action = list.at((seed * 7919 + match.state.ctx.numMoves * 104729) % list.size);
      moves.add(action.move);
      match.processAction(action);
    }
    expect(match.state.ctx.winner).toBeDefined();
  }
  expect([...moves].sort()).toEqual([
    'block',
    'chase',
    'chooseFirst',
    'endTurn',
    'letGo',
    'mulligan',
    'pick',
    'plant',
    'summon',
  ]);
});
