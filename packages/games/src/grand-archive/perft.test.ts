import { advance, assertGolden, assertPerft, transcript } from '@cardloom/testkit';
import { createMatch } from 'cardloom';
import { describe, it } from 'vitest';
import { grandArchive } from './definition.ts';

/** Perft counts and one golden match: any change of the rules shows here. */

describe('perft', () => {
  it.each([
    [1, 0, [2, 3, 4, 8, 16, 276, 304]],
    [2, 29, [29, 51, 57, 308, 645, 896]],
    [3, 24, [28, 50, 66, 202, 267, 351]],
  ])('seed %d after %d actions', { timeout: 60_000 }, (seed, actions, expected) => {
    assertPerft(advance(createMatch(grandArchive, { seed }), seed, actions), expected);
  });
});

it('golden match: seed 11 goes as it always went', () => {
  assertGolden(new URL('./golden-match.txt', import.meta.url), transcript(createMatch(grandArchive, { seed: 11 }), 11));
});
