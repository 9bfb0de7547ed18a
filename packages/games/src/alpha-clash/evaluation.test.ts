import { describe, expect, it } from 'vitest';
import { type Board, board } from './board.fixture.ts';

/** The evaluation of Ann and of Bo. */
const both = (given: Board): [number, number] => {
  const line = board(given).match.line();
  return [line.evaluate(0), line.evaluate(1)];
};
const ofAnn = (given: Board): number => both(given)[0];

describe('how bots judge Alpha Clash', () => {
  it('an even position is even, and what one player hopes the other fears', () => {
    expect(both({})).toEqual([0, 0]);
    const [ann, bo] = both({ ann: { clash: ['titan_ward'] }, bo: { clash: ['knife_shadow'] } });
    expect(ann).toBeGreaterThan(0);
    expect(bo).toBeCloseTo(-ann, 10);
  });

  it('the last health is the dearest', () => {
    const high = ofAnn({ ann: { health: 20 }, bo: { health: 19 } });
    const low = ofAnn({ ann: { health: 2 }, bo: { health: 1 } });
    expect(low).toBeGreaterThan(high);
  });

  it('damage and engaging count against a Clash card', () => {
    const whole = ofAnn({ ann: { clash: ['riot_wall'] } });
    expect(ofAnn({ ann: { clash: [{ card: 'riot_wall', damage: 2 }] } })).toBeLessThan(whole);
    expect(ofAnn({ ann: { clash: [{ card: 'riot_wall', exerted: true }] } })).toBeLessThan(whole);
  });

  it('cards, resources and set traps count', () => {
    for (const ann of [{ hand: ['deny'] }, { resources: 1 }, { traps: ['pitfall'] }]) {
      expect(ofAnn({ ann })).toBeGreaterThan(0);
    }
  });

  it('an early resource is worth more than the card it was', () => {
    expect(ofAnn({ ann: { resources: 1 } })).toBeGreaterThan(ofAnn({ ann: { hand: ['deny'] } }));
  });

  it('a clash counts by what it would do', () => {
    const table = board({ ann: { clash: ['smoke_twin'] }, bo: { clash: ['titan_ward'] } });
    const [, twin] = table.ids('field', 'ann');
    const [contender, ward] = table.ids('field', 'bo');
    const value = (): number => table.match.line().evaluate(0);
    const before = value();
    table.act('ann', 'initiateClash', { card: twin, target: contender });
    expect(value()).toBeGreaterThan(before);
    table.act('bo', 'pass').act('bo', 'obstruct', { cards: [ward] });
    expect(value()).toBeLessThan(before);
  });
});
