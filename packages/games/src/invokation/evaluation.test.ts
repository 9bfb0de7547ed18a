import { describe, expect, it } from 'vitest';
import { board, type Side } from './table.fixture.ts';

const chance = (me: Side, foe: Side = {}): number => board({ me, foe }).match.line().evaluate(0);

describe('evaluation', () => {
  it('is even on an even board, and adds up to 1', () => {
    expect(chance({}, {})).toBeCloseTo(0.5);
    const { match } = board({ me: { characters: [{ name: 'Diluc', hp: 3 }] } });
    const line = match.line();
    expect(line.evaluate(0) + line.evaluate(1)).toBeCloseTo(1);
  });
  it('likes hp, energy, summons, cards and dice, and a defeated character least', () => {
    const even = chance({});
    expect(chance({ characters: [{ name: 'Diluc', energy: 2 }] })).toBeGreaterThan(even);
    expect(chance({ summons: ['Oz'] })).toBeGreaterThan(even);
    expect(chance({ hand: ['Paimon'] })).toBeGreaterThan(even);
    expect(chance({ dice: { omni: 3 } })).toBeLessThan(even);
    const hurt = chance({ characters: [{ name: 'Diluc', hp: 1 }] });
    expect(hurt).toBeLessThan(even);
    expect(chance({ characters: [{ name: 'Diluc', isDefeated: true }], active: 1 })).toBeLessThan(hurt);
  });
  it('dice of who has ended the round are worth nothing', () => {
    expect(chance({}, { ended: true })).toBeGreaterThan(chance({}));
  });
});
