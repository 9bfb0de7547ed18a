import { advance, assertGolden, assertPerft, transcript } from '@cardloom/testkit';
import { createMatch } from 'cardloom';
import { describe, it } from 'vitest';
import { riftbound } from './definition.ts';

/** Perft counts and one golden match: any change of the rules shows here. */

describe('perft', () => {
  it.each([
    [1, 0, [2, 22, 242]],
    [1, 40, [7, 31, 316, 3367]],
    [2, 60, [1, 1, 13, 351]],
  ])('seed %d after %d actions', { timeout: 60_000 }, (seed, actions, expected) => {
    assertPerft(advance(createMatch(riftbound, { seed }), seed, actions), expected);
  });
});

it('golden match: seed 7 goes as it always went', () => {
  assertGolden(new URL('./golden-match.txt', import.meta.url), transcript(createMatch(riftbound, { seed: 7 }), 7));
});
