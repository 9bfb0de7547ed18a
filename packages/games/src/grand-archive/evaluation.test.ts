import { describe, expect, it } from 'vitest';
import { board, type Side } from './board.fixture.ts';

/** The evaluation of Ann and of Bo. */
const both = (ann: Side = {}, bo: Side = {}): [number, number] => {
  const line = board(ann, bo).match.line();
  return [line.evaluate(0), line.evaluate(1)];
};
const ofAnn = (ann: Side): number => both(ann)[0];

describe('how bots judge Grand Archive', () => {
  it('an even position is even, and what one player hopes the other fears', () => {
    expect(both()).toEqual([0, 0]);
    const [ann, bo] = both({ field: ['furnace_drake'] }, { field: ['paper_crane'] });
    expect(ann).toBeGreaterThan(0);
    expect(bo).toBeCloseTo(-ann, 10);
  });

  it('life and level of the champion count, and cards in memory as much as in hand', () => {
    expect(ofAnn({ champion: { card: 'spirit_of_cinders', damage: 3 } })).toBe(-3);
    expect(ofAnn({ champion: 'brann_apprentice' })).toBeGreaterThan(4);
    expect(ofAnn({ hand: ['erase'] })).toBe(ofAnn({ memory: ['erase'] }));
  });

  it('damage and resting count against an ally; the last cards of a deck are a clock', () => {
    const whole = ofAnn({ field: ['slag_brute'] });
    expect(ofAnn({ field: [{ card: 'slag_brute', damage: 2 }] })).toBeLessThan(whole);
    expect(ofAnn({ field: [{ card: 'slag_brute', exerted: true }] })).toBeLessThan(whole);
    expect(ofAnn({ deck: ['erase'] })).toBeLessThan(0);
  });
});
