import { assertConforms } from '@cardloom/testkit';
import type { Json } from 'cardloom';
import { it } from 'vitest';
import { skirmish } from './index.ts';

// a sample; the full count runs through `cardloom audit skirmish`
it('Skirmish keeps the laws every game must keep, with leaders and without', { timeout: 240_000 }, () => {
  const options = (match: number): Json => (match % 2 === 0 ? {} : { leaders: ['warlord', 'sage'] });
  assertConforms(skirmish, { games: 12, seed: 1, options });
});
