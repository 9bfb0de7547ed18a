import { describe, expect, it } from 'vitest';
import { board, type Side } from './board.fixture.ts';

/** The evaluation of Ann and of Bo. */
const both = (ann: Side = {}, bo: Side = {}): [number, number] => {
  const line = board(ann, bo).match.line();
  return [line.evaluate(0), line.evaluate(1)];
};
const ofAnn = (ann: Side): number => both(ann)[0];

describe('how bots judge Riftbound', () => {
  it('an even position is even, and what one player hopes the other fears', () => {
    expect(both()).toEqual([0, 0]);
    const [ann, bo] = both({ units: ['forge_titan'] }, { units: ['reef_scout'] });
    expect(ann).toBeGreaterThan(0);
    expect(bo).toBeCloseTo(-ann, 10);
  });

  it('a point is worth more than a battlefield, a battlefield more than a card', () => {
    const held = ofAnn({ units: [{ card: 'reef_scout', at: 1 }] }) - ofAnn({ units: ['reef_scout'] });
    expect(ofAnn({ points: 1 })).toBeGreaterThan(held);
    expect(held).toBeGreaterThan(ofAnn({ hand: ['stoke'] }));
  });

  it('damage and exhaustion count against a unit', () => {
    const whole = ofAnn({ units: ['deep_warden'] });
    expect(ofAnn({ units: [{ card: 'deep_warden', damage: 2 }] })).toBeLessThan(whole);
    expect(ofAnn({ units: [{ card: 'deep_warden', exerted: true }] })).toBeLessThan(whole);
  });
});
