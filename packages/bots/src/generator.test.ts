import { describe, expect, it } from 'vitest';
import { Generator } from './generator.ts';

describe('a bot’s generator', () => {
  it('gives the same numbers for the same seed', () => {
    const numbers = (seed: number): number[] => {
      const generator = new Generator(seed);
      return Array.from({ length: 20 }, () => generator.below(1000));
    };
    expect(numbers(5)).toEqual(numbers(5));
    expect(numbers(5)).not.toEqual(numbers(6));
  });

  it('is fair', () => {
    const generator = new Generator(1);
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) counts[generator.below(6)]++;
    // five standard deviations
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(460);
  });

  it.each([2 ** 31, 2 ** 32 + 1, 6 ** 13, 6 ** 30])('picks from more than 32 bits can count: %d', (bound) => {
    const generator = new Generator(1);
    const halves = [0, 0];
    for (let i = 0; i < 10_000; i++) {
      const number = generator.below(bound);
      expect(Number.isInteger(number) && number >= 0 && number < bound).toBe(true);
      halves[number < bound / 2 ? 0 : 1]++;
    }
    expect(Math.abs(halves[0] - 5000)).toBeLessThan(250);
  });

  it.each([0, -1, 1.5, Number.NaN])('has no number below %d', (bound) => {
    expect(() => new Generator(1).below(bound)).toThrow(RangeError);
  });
});
