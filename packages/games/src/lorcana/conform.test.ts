import { assertConforms } from '@cardloom/testkit';
import { expect, it } from 'vitest';
import { lorcana } from './definition.ts';

// a sample; the full count runs through `cardloom audit lorcana`
it('Lorcana keeps the laws every game must keep', () => {
  const report = assertConforms(lorcana, { games: 10, seed: 1 });
  expect(report.games).toBe(10);
});

it('and keeps them in a series with sideboarding and pauses', () => {
  const report = assertConforms(lorcana, { games: 5, seed: 2, options: { bestOf: 3 }, maxActions: 2000 });
  expect(report.games).toBe(5);
});

it('the definition has nothing to warn about', () => {
  expect(lorcana.warnings).toEqual([]);
});
