import { assertConforms } from '@cardloom/testkit';
import { it } from 'vitest';
import { gundam } from './index.ts';

// a sample; the full count runs through `cardloom audit gundam`
it('Gundam keeps the laws every game must keep', { timeout: 120_000 }, () => {
  assertConforms(gundam, { games: 12, seed: 1 });
});
