import { assertGolden, assertPerft, transcript } from '@cardloom/testkit';
import { createMatch } from 'cardloom';
import { describe, it } from 'vitest';
import { board, ink } from './board.fixture.ts';
import { lorcana } from './definition.ts';

/** Perft counts and one golden match: any change of the rules shows here. */

describe('perft', () => {
  it('from the start', () => {
    assertPerft(createMatch(lorcana, { seed: 1 }), [2, 256, 32768]);
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
    assertPerft(table.match, [21, 248, 2205]);
  });
});

it('golden match: seed 7 goes as it always went', () => {
  assertGolden(new URL('./golden-match.txt', import.meta.url), transcript(createMatch(lorcana, { seed: 7 }), 7));
});
