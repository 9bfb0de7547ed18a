import { advance, assertGolden, assertPerft, transcript } from '@cardloom/testkit';
import { createMatch } from 'cardloom';
import { describe, it } from 'vitest';
import { gundam } from './definition.ts';

/** Perft counts and one golden match: any change of the rules shows here. */

describe('perft', () => {
  it.each([
    [1, 0, [2, 4, 8, 8]],
    [1, 110, [2, 12, 62, 197, 327, 511]],
    [2, 80, [1, 1, 7, 23, 39, 49, 151]],
  ])('seed %d after %d actions', { timeout: 60_000 }, (seed, actions, expected) => {
    assertPerft(advance(createMatch(gundam, { seed }), seed, actions), expected);
  });
});

it('golden match: seed 7 goes as it always went', () => {
  assertGolden(new URL('./golden-match.txt', import.meta.url), transcript(createMatch(gundam, { seed: 7 }), 7));
});
