import { createMatch } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { expectGolden, perft, transcript } from '../parts/match.fixture.ts';
import { board, ink } from './board.fixture.ts';
import { lorcana } from './definition.ts';

/** Perft counts and one golden match: any change of the rules shows here. */

describe('perft', () => {
  it('from the start', () => {
    const line = createMatch(lorcana, { seed: 1 }).line();
    const before = line.checksum();
    expect([1, 2, 3].map((depth) => perft(line, depth))).toEqual([2, 256, 32768]);
    expect(line.checksum()).toBe(before);
  });

  it('from the middle of a game', () => {
    const table = board(
      {
        zones: {
          hand: ['hedge_witch', 'moss_warden', 'firework', 'quiet_library'],
          inkwell: ink(4),
          play: ['reed_squire', 'salt_duelist', 'brass_lantern'],
        },
      },
      {
        zones: {
          hand: ['scatter', 'kite_runner'],
          inkwell: ink(3),
          play: [{ card: 'ember_imp', exerted: true }, 'cloud_pirate'],
        },
      },
    );
    const line = table.match.line();
    const before = line.checksum();
    expect([1, 2, 3].map((depth) => perft(line, depth))).toEqual([21, 248, 2205]);
    expect(line.checksum()).toBe(before);
  });
});

it('golden match: seed 7 goes as it always went', () => {
  expectGolden(new URL('./golden-match.txt', import.meta.url), transcript(createMatch(lorcana, { seed: 7 }), 7));
});
