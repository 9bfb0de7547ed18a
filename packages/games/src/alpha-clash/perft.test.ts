import { advance, assertGolden, assertPerft, transcript } from '@cardloom/testkit';
import { createMatch } from 'cardloom';
import { describe, it } from 'vitest';
import { alphaClash } from './definition.ts';

/** Perft counts and one golden match: any change of the rules shows here. */

describe('perft', () => {
  it.each([
    [1, 0, [256, 65536]],
    [1, 60, [3, 10, 46, 70, 249]],
    [2, 80, [8, 15, 95, 229, 1151, 2907]],
  ])('seed %d after %d actions', { timeout: 60_000 }, (seed, actions, expected) => {
    assertPerft(advance(createMatch(alphaClash, { seed }), seed, actions), expected);
  });
});

it('golden match: seed 7 goes as it always went', () => {
  assertGolden(new URL('./golden-match.txt', import.meta.url), transcript(createMatch(alphaClash, { seed: 7 }), 7));
});
