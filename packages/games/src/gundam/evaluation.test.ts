import { describe, expect, it } from 'vitest';
import { type Board, board } from './board.fixture.ts';

/** The evaluation of Ann and of Bo. */
const both = (given: Board): [number, number] => {
  const line = board(given).match.line();
  return [line.evaluate(0), line.evaluate(1)];
};
const ofAnn = (given: Board): number => both(given)[0];

describe('how bots judge Gundam', () => {
  it('an even position is even, and what one player hopes the other fears', () => {
    expect(both({})).toEqual([0, 0]);
    const [ann, bo] = both({ ann: { units: ['furnace_king'] }, bo: { units: ['spark_drone'] } });
    expect(ann).toBeGreaterThan(0);
    expect(bo).toBeCloseTo(-ann, 10);
  });

  it('a shield is worth more than a card, a base more than a shield', () => {
    const shield = ofAnn({ ann: { shields: ['brace'] } });
    expect(shield).toBeGreaterThan(ofAnn({ ann: { hand: ['brace'] } }));
    expect(ofAnn({ ann: { base: ['ex_base'] } })).toBeGreaterThan(shield);
  });

  it('damage and resting count against a unit', () => {
    const whole = ofAnn({ ann: { units: ['bulwark_frame'] } });
    expect(ofAnn({ ann: { units: [{ card: 'bulwark_frame', damage: 2 }] } })).toBeLessThan(whole);
    expect(ofAnn({ ann: { units: [{ card: 'bulwark_frame', exerted: true }] } })).toBeLessThan(whole);
  });

  it('the last cards of a deck are a clock', () => {
    expect(ofAnn({ ann: { deck: ['brace'] } })).toBeLessThan(0);
  });
});
