import { assertConforms } from '@cardloom/testkit';
import { it } from 'vitest';
import { skirmish } from './index.ts';

// a sample; the full count runs through `cardloom audit skirmish`
it('Skirmish keeps the laws every game must keep', () => {
  assertConforms(skirmish, { games: 10, seed: 1 });
});

it('and keeps them with leaders', () => {
  assertConforms(skirmish, { games: 10, seed: 2, options: { leaders: ['warlord', 'sage'] } });
});
