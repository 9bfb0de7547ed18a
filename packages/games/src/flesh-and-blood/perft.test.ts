import { assertGolden, assertPerft, transcript } from '@cardloom/testkit';
import { createMatch, type Match } from 'cardloom';
import { describe, it } from 'vitest';
import { type FleshAndBlood, fleshAndBlood } from './definition.ts';

/** Perft counts and one golden match: any change of the rules shows here. */

/** Not told by the engine itself, as cards that move, phases and steps are. */

const start = (seed: number, decks: readonly string[] = ['yuna', 'goram']): Match<FleshAndBlood> =>
  createMatch(fleshAndBlood, { seed, options: { decks: [...decks] } });

describe('perft', () => {
  it.each([
    [1, [1, 6, 565, 1525]],
    [2, [1, 13, 2117, 2117]],
  ])('seed %d', { timeout: 60_000 }, (seed, expected) => {
    assertPerft(start(seed), expected);
  });
});

it('golden match: seed 7 goes as it always went', () => {
  assertGolden(new URL('./golden-match.txt', import.meta.url), transcript(start(7), 7));
});
