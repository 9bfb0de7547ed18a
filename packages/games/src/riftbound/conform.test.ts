import { assertConforms } from '@cardloom/testkit';
import { expect, it } from 'vitest';
import { riftbound } from './definition.ts';

// a sample; the full count runs through `cardloom audit riftbound`
it('Riftbound keeps the laws every game must keep', { timeout: 120_000 }, () => {
  expect(assertConforms(riftbound, { games: 10, seed: 1 }).games).toBe(10);
});

it('the definition has nothing to warn about', () => {
  expect(riftbound.warnings).toEqual([]);
});
