import type { Seed } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { Dice } from './dice.ts';
import { partOfSeed } from './seeds.ts';
import { bins, mean, wilson } from './statistics.ts';

describe('statistics', () => {
  it("gives Wilson's interval as the literature has it", () => {
    const { share, low, high } = wilson(15, 20);
    expect(share).toBe(0.75);
    expect(low).toBeCloseTo(0.5313, 4);
    expect(high).toBeCloseTo(0.8881, 4);
    expect(wilson(0, 10).low).toBe(0);
    expect(wilson(10, 10).high).toBe(1);
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });

  it('puts values in bins without gaps', () => {
    expect(
      bins(
        new Map([
          [3, 2],
          [5, 1],
        ]),
      ),
    ).toEqual([
      { from: 3, to: 3, count: 2 },
      { from: 4, to: 4, count: 0 },
      { from: 5, to: 5, count: 1 },
    ]);
    const wide = bins(
      new Map([
        [7, 1],
        [399, 4],
      ]),
      10,
    );
    expect(wide).toHaveLength(8);
    expect(wide[0]).toEqual({ from: 0, to: 49, count: 1 });
    expect(wide[7]).toEqual({ from: 350, to: 399, count: 4 });
    expect(
      mean(
        new Map([
          [2, 3],
          [6, 1],
        ]),
      ),
    ).toBe(3);
  });

  it('derives seeds that do not repeat: numbers of numbers, 128 bits of 128 bits', () => {
    const partsOf = (seed: Seed, count: number): Seed[] => Array.from({ length: count }, (_, i) => partOfSeed(seed, i));
    expect(new Set(partsOf(7, 20_000)).size).toBeGreaterThan(19_900);
    const parts = partsOf('0123456789abcdef0123456789abcdef', 100);
    expect(new Set(parts).size).toBe(100);
    for (const part of parts) expect(part).toMatch(/^[\da-f]{32}$/);
  });

  it('throws other dice for another seed, of either kind', () => {
    const throws = (seed: Seed): string => {
      const dice = new Dice(seed);
      return Array.from({ length: 20 }, () => dice.below(6)).join('');
    };
    const seeds = [1, 2, '0123456789abcdef0123456789abcdef', '0123456789abcdef0123456789abcdee'.replace('0', 'f')];
    expect(new Set(seeds.map(throws)).size).toBe(4);
    for (const seed of seeds) expect(throws(seed)).toBe(throws(seed));
  });

  it('throws fair dice', () => {
    const counts = Array.from({ length: 6 }, () => 0);
    const dice = new Dice(3);
    for (let i = 0; i < 60_000; i++) counts[dice.below(6)]++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
});
