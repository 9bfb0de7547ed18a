import { assertConforms } from '@cardloom/testkit';
import type { Json } from 'cardloom';
import { expect, it } from 'vitest';
import { lorcana } from './definition.ts';

// a sample; the full count runs through `cardloom audit lorcana`
it('Lorcana keeps the laws every game must keep, in single games and in a series', { timeout: 240_000 }, () => {
  const options = (match: number): Json => (match % 3 === 2 ? { bestOf: 3 } : {});
  expect(assertConforms(lorcana, { games: 9, seed: 1, options, maxActions: 2000 }).games).toBe(9);
});

it('the definition has nothing to warn about', () => {
  expect(lorcana.warnings).toEqual([]);
});
