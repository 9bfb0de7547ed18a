import { describe, expect, it } from 'vitest';
import { Dice } from './dice.ts';

describe('dice', () => {
  it.each([6, 2 ** 32, 2 ** 32 + 1, 6 ** 13, 6 ** 30])('are fair below %d', (bound) => {
    const dice = new Dice(1);
    let low = 0;
    for (let i = 0; i < 10_000; i++) {
      const number = dice.below(bound);
      expect(Number.isInteger(number) && number >= 0 && number < bound).toBe(true);
      if (number < bound / 2) low++;
    }
    // five standard deviations
    expect(Math.abs(low - 5000)).toBeLessThan(250);
  });
});
