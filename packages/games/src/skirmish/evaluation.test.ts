import { describe, expect, it } from 'vitest';
import { type Board, board } from './board.fixture.ts';

/** The evaluation of player 0 and of player 1. */
const both = (given: Board): [number, number] => {
  const line = board(given).match.line();
  return [line.evaluate(0), line.evaluate(1)];
};
const ofFirst = (given: Board): number => both(given)[0];

describe('how bots judge Skirmish', () => {
  it('an even position is even, and what one player hopes the other fears', () => {
    expect(both({})).toEqual([0.5, 0.5]);
    const [one, other] = both({ p0: { units: { 0: 'champion' }, hand: ['scout'] }, p1: { units: { 3: 'ghoul' } } });
    expect(one + other).toBeCloseTo(1, 10);
    expect(one).toBeGreaterThan(0.5);
  });

  it('a terrain is worth more than the power on it', () => {
    const p1 = { units: { 0: 'veteran' } };
    const two = ofFirst({ p0: { units: { 1: 'scout', 2: 'scout' } }, p1 });
    expect(two).toBeGreaterThan(ofFirst({ p0: { units: { 1: 'champion' } }, p1 }));
  });

  it('cards in hand count, but not for later in the last skirmish', () => {
    const withCards = { hand: ['scout', 'scout', 'scout', 'scout', 'scout', 'scout'] };
    const withFewer = { hand: ['scout', 'scout', 'scout', 'scout'] };
    expect(ofFirst({ p0: withCards, p1: withFewer })).toBeGreaterThan(0.6);
    expect(ofFirst({ p0: withCards, p1: withFewer, currentSkirmish: 3 })).toBe(0.5);
  });

  it('a skirmish won is half the match', () => {
    expect(ofFirst({ p0: { skirmishesWon: 1 } })).toBe(0.75);
    expect(ofFirst({ p1: { skirmishesWon: 1 } })).toBe(0.25);
    expect(ofFirst({ p0: { skirmishesWon: 1 }, p1: { skirmishesWon: 1 } })).toBe(0.5);
  });
});
