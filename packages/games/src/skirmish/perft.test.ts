import { assertGolden, assertPerft, transcript } from '@cardloom/testkit';
import { createMatch, type Match } from 'cardloom';
import { describe, it } from 'vitest';
import { type Skirmish, skirmish } from './definition.ts';

/** Perft counts and one golden match: any change of the rules shows here. */

const start = (seed: number, leaders = ['warlord', 'sage']): Match<Skirmish> =>
  createMatch(skirmish, { seed, options: { leaders } });

describe('perft', () => {
  it.each([
    [1, [27, 117, 972, 5623]],
    [2, [36, 67, 1353, 5808]],
  ])('seed %d', { timeout: 60_000 }, (seed, expected) => {
    assertPerft(start(seed), expected);
  });
});

it('golden match: seed 7 goes as it always went', () => {
  assertGolden(new URL('./golden-match.txt', import.meta.url), transcript(start(7), 7));
});
