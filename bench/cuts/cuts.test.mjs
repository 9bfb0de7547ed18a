import { expect, it } from 'vitest';
import { cutMany } from '../cuts.mjs';

it('lines to a server are cut at random bytes: nobody ends with another view, no move is lost or doubled', async () => {
  const { cuts, matches, moves, wrongViews, lost, doubled } = await cutMany({
    cuts: 30,
    perMatch: 5,
    seed: 1,
    atOnce: 4,
  });
  expect(cuts).toBeGreaterThanOrEqual(30);
  expect(moves).toBeGreaterThan(10 * matches);
  expect({ wrongViews, lost, doubled }).toEqual({ wrongViews: 0, lost: 0, doubled: 0 });
});
