import { assertConforms } from '@cardloom/testkit';
import type { Json } from 'cardloom';
import { expect, it } from 'vitest';
import { grandArchive } from './definition.ts';

// a sample; the full count runs through `cardloom audit grand-archive`
it('Grand Archive keeps the laws every game must keep, with either opening', { timeout: 120_000 }, () => {
  const options = (match: number): Json => (match % 3 === 2 ? { opening: 'spirit' } : {});
  expect(assertConforms(grandArchive, { games: 8, seed: 1, options }).games).toBe(8);
});

it('the definition has nothing to warn about', () => {
  expect(grandArchive.warnings).toEqual([]);
});
