import { assertGolden, assertPerft, transcript } from '@cardloom/testkit';
import { createMatch } from 'cardloom';
import { describe, it } from 'vitest';
import { invokation } from './definition.ts';
import { board } from './table.fixture.ts';

/** Perft counts and one golden match: any change of the rules shows here. */

describe('perft', () => {
  // by hand: 3 cards, 5 + 1 ways to pay a skill, 2 switches in 3 ways, 3 cards to tune with, the end of the round
  it('a board in the middle of a match', { timeout: 120_000 }, () => {
    const { match } = board({
      me: {
        characters: ['Kaeya', { name: 'Keqing', hp: 6, energy: 3 }, 'Sucrose'],
        hand: ['Lightning Stiletto', 'Sweet Madame', 'Leave It to Me!'],
        statuses: ['Icicle'],
        dice: { cryo: 2, electro: 2, omni: 1 },
      },
      foe: {
        characters: [{ name: 'Diluc', aura: 'pyro', hp: 2 }, 'Fischl', { name: 'Ningguang', energy: 3 }],
        hand: ['Mushroom Pizza', 'Changing Shifts'],
        summons: ['Oz'],
        statuses: ['Jade Screen'],
        dice: { pyro: 1, geo: 2, omni: 1 },
      },
    });
    assertPerft(match, [19, 195, 2013, 41329]);
  });
});

it('golden match: seed 7 goes as it always went', () => {
  const match = createMatch(invokation, { seed: 7, options: { decks: ['hearth', 'frost'] } });
  assertGolden(new URL('./golden-match.txt', import.meta.url), transcript(match, 7));
});
