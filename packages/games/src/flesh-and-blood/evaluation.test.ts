import { describe, expect, it } from 'vitest';
import { type Board, board } from './board.fixture.ts';

const standing = (given: Board, seat = 0): number => board(given).match.line().evaluate(seat);

describe('evaluation', () => {
  it('is even where everything is, and the two seats add up to 1', () => {
    const hand = Array(4).fill('jab_red');
    expect(standing({ actionPoints: 0, p0: { hand }, p1: { hand } })).toBeCloseTo(0.5, 1);
    const given = { p0: { life: 7, hand: ['jab_red'] }, p1: { life: 12, arsenal: 'jab_red' } };
    expect(standing(given, 0) + standing(given, 1)).toBeCloseTo(1);
  });

  it('more life, more cards, an arsenal and equipment are better', () => {
    const base = standing({});
    expect(standing({ p0: { life: 21 } })).toBeGreaterThan(base);
    expect(standing({ p0: { hand: ['jab_red'] } })).toBeGreaterThan(base);
    expect(standing({ p0: { arsenal: 'jab_red' } })).toBeGreaterThan(base);
    expect(standing({ p0: { equipment: ['rust_helm'] } })).toBeGreaterThan(base);
  });

  it('a pending attack counts by what it would do', () => {
    const table = board({
      p0: { hand: ['full_charge_red'], floating: 3 },
      p1: { hand: ['hard_swing_red', 'jab_red'] },
    });
    table.act(0, 'PLAY_ATTACK', { card: 'full_charge_red' });
    const open = table.match.line().evaluate(1);
    table.act(1, 'DEFEND', { cards: ['hard_swing_red'] });
    expect(table.match.line().evaluate(1)).toBeGreaterThan(open - 0.05);
    expect(open).toBeLessThan(0.5);
  });
});
