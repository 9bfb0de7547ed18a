import { assertConforms } from '@cardloom/testkit';
import { expect, it } from 'vitest';
import { grandArchive } from './definition.ts';

// a sample; the full count runs through `cardloom audit grand-archive`
it('Grand Archive keeps the laws every game must keep', { timeout: 120_000 }, () => {
  expect(assertConforms(grandArchive, { games: 8, seed: 1 }).games).toBe(8);
});

it('and keeps them with the rules’ own opening', { timeout: 120_000 }, () => {
  expect(assertConforms(grandArchive, { games: 3, seed: 2, options: { opening: 'spirit' } }).games).toBe(3);
});

it('the definition has nothing to warn about', () => {
  expect(grandArchive.warnings).toEqual([]);
});
