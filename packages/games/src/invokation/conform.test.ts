import { assertConforms } from '@cardloom/testkit';
import { it } from 'vitest';
import { invokation } from './definition.ts';

// a sample; the full count runs through `cardloom audit invokation`
it('Genius Invokation keeps the laws every game must keep', { timeout: 120_000 }, () => {
  assertConforms(invokation, { games: 8, seed: 1 });
});
