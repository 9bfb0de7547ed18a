import { describe, expect, it } from 'vitest';
import { binomial, combinationAt, factorial, permutationAt } from './counting.ts';

describe('counting', () => {
  it('binomials and factorials', () => {
    expect([binomial(5, 2), binomial(5, 0), binomial(5, 6), binomial(40, 20)]).toEqual([10, 1, 0, 137846528820]);
    expect([factorial(0), factorial(5), factorial(12)]).toEqual([1, 120, 479001600]);
  });

  it('combinations by number are all of them, in lexicographic order', () => {
    const all = Array.from({ length: binomial(6, 3) }, (_, i) => combinationAt(6, 3, i));
    expect(new Set(all.map(String)).size).toBe(20);
    expect(all.map((set) => set.join(''))).toEqual(all.map((set) => set.join('')).toSorted());
  });

  it('permutations by number are all of them, in lexicographic order', () => {
    const all = Array.from({ length: 24 }, (_, i) => permutationAt(4, i).join(''));
    expect(new Set(all).size).toBe(24);
    expect(all).toEqual(all.toSorted());
  });

  it('rounded numbers beyond 2^53 still give something proper', () => {
    expect(new Set(combinationAt(60, 30, binomial(60, 30) - 1)).size).toBe(30);
    expect(permutationAt(30, factorial(30)).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i));
  });
});
