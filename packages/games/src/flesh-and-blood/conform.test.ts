import { assertConforms } from '@cardloom/testkit';
import type { Json } from 'cardloom';
import { it } from 'vitest';
import { fleshAndBlood } from './definition.ts';

/** As it comes; with a layer step and chosen pitch order; with minimal pitching and any number of blockers; strict. */
const WAYS: readonly Json[] = [
  {},
  { decks: ['sera', 'yuna'], autoLayer: false, pitchOrder: 'choose' },
  { decks: ['goram', 'sera'], pitchRule: 'minimal', DEFEND_MAX: null },
  { strict: true },
];

// a sample; the full count runs through `cardloom audit flesh-and-blood`
it('Flesh and Blood keeps the laws every game must keep, in each way it can be played', { timeout: 240_000 }, () => {
  assertConforms(fleshAndBlood, { games: 12, seed: 1, options: (match) => WAYS[match % WAYS.length] });
});
