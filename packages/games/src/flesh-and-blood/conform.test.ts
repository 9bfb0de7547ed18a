import { assertConforms } from '@cardloom/testkit';
import { it } from 'vitest';
import { fleshAndBlood } from './definition.ts';

// a sample; the full count runs through `cardloom audit flesh-and-blood`
it.each([
  ['as it comes', {}, 6],
  ['with a layer step and chosen pitch order', { decks: ['sera', 'yuna'], autoLayer: false, pitchOrder: 'choose' }, 5],
  [
    'with minimal pitching and any number of blockers',
    { decks: ['goram', 'sera'], pitchRule: 'minimal', DEFEND_MAX: null },
    5,
  ],
  ['strict', { strict: true }, 4],
] as const)('keeps the laws every game must keep: %s', { timeout: 240_000 }, (_how, options, games) => {
  assertConforms(fleshAndBlood, { games, seed: 1, options: options as never });
});
