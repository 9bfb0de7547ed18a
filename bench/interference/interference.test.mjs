import { expect, it } from 'vitest';
import { gameNames, interference } from './worlds.mjs';

// a glimpse of what `npm run bench -- interference` does
it.each(gameNames)('%s sends a seat the same frames, whatever it cannot know', async (name) => {
  const total = { dealtAnew: 0, compared: 0 };
  for (const seed of [1, 2, 3]) {
    const { dealtAnew, compared, ...found } = await interference(name, seed);
    expect(found).toMatchObject({ differed: 0, stuck: 0, first: null });
    total.dealtAnew += dealtAnew;
    total.compared += compared;
  }
  expect(total.dealtAnew).toBeGreaterThan(0);
  expect(total.compared).toBeGreaterThan(100);
});

it('a host that tells one thing too much is found out', async () => {
  const { differed, dealtAnew } = await interference('skirmish', 1, true);
  expect(dealtAnew).toBeGreaterThan(0);
  expect(differed).toBeGreaterThan(10);
});
