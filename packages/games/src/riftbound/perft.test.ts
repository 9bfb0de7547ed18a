import { createMatch } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { advance, expectGolden, perft, transcript } from '../parts/match.fixture.ts';
import { riftbound } from './definition.ts';

/** Perft counts and one golden match: any change of the rules shows here. */

describe('perft', () => {
  it.each([
    [1, 0, [2, 22, 242]],
    [1, 40, [7, 31, 316, 3367]],
    [2, 60, [1, 1, 13, 351]],
  ])('seed %d after %d actions', { timeout: 60_000 }, (seed, actions, expected) => {
    const line = advance(createMatch(riftbound, { seed }), seed, actions).line();
    const before = line.checksum();
    expect(expected.map((_, i) => perft(line, i + 1))).toEqual(expected);
    expect(line.checksum()).toBe(before);
  });
});

it('golden match: seed 7 goes as it always went', () => {
  expectGolden(new URL('./golden-match.txt', import.meta.url), transcript(createMatch(riftbound, { seed: 7 }), 7));
});
