import { expect, it } from 'vitest';
import { games } from './index.ts';
import { gameNames, loadGame } from './load.ts';

it('every game is in both lists, in one order, and each entry carries its name', async () => {
  expect(Object.keys(games)).toEqual(gameNames);
  for (const name of gameNames) {
    expect(games[name].name).toBe(name);
    expect(await loadGame(name)).toBe(games[name]);
  }
});

it('there is no game by a name nobody gave', async () => {
  expect(await loadGame('toString')).toBeUndefined();
  expect(await loadGame('chess')).toBeUndefined();
});
