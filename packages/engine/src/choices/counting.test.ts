import { describe, expect, it } from 'vitest';
import { arrangementAt, arrangements, binomial, combinationAt } from './counting.ts';

const ones = (n: number): number[] => Array.from({ length: n }, () => 1);

describe('counting', () => {
  it('binomials and orders', () => {
    expect([binomial(5, 2), binomial(5, 0), binomial(5, 6), binomial(40, 20)]).toEqual([10, 1, 0, 137846528820]);
    expect([arrangements([]), arrangements(ones(5)), arrangements(ones(12))]).toEqual([1, 120, 479001600]);
    expect([arrangements([9]), arrangements([2, 1]), arrangements([3, 2, 1])]).toEqual([1, 3, 60]);
  });

  it('combinations by number are all of them, in lexicographic order', () => {
    const all = Array.from({ length: binomial(6, 3) }, (_, i) => combinationAt(6, 3, i));
    expect(new Set(all.map(String)).size).toBe(20);
    expect(all.map((set) => set.join(''))).toEqual(all.map((set) => set.join('')).toSorted());
  });

  it.each([
    { copies: [1, 1, 1, 1], count: 24 },
    { copies: [2, 1, 2], count: 30 },
    { copies: [40], count: 1 },
  ])('orders of $copies by number are all of them, in lexicographic order', ({ copies, count }) => {
    expect(arrangements(copies)).toBe(count);
    const all = Array.from({ length: count }, (_, i) => arrangementAt(copies, i).join(''));
    expect(new Set(all).size).toBe(count);
    expect(all).toEqual(all.toSorted());
  });

  it('rounded numbers beyond 2^53 still give something proper', () => {
    expect(new Set(combinationAt(60, 30, binomial(60, 30) - 1)).size).toBe(30);
    const last = arrangementAt(ones(30), arrangements(ones(30)));
    expect(last.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i));
  });
});
