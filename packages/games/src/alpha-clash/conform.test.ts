import { assertConforms } from '@cardloom/testkit';
import { it } from 'vitest';
import { alphaClash } from './index.ts';

// a sample; the full count runs through `cardloom audit alpha-clash`
it('Alpha Clash keeps the laws every game must keep', { timeout: 120_000 }, () => {
  assertConforms(alphaClash, { games: 12, seed: 1 });
});
