import { describe, expect, it } from 'vitest';
import { Bucket, Buckets } from './limits.ts';

describe('a bucket', () => {
  it('gives so many at once and so many a second, and nothing for a clock set back', () => {
    const bucket = new Bucket(3, 2, 10_000);
    const take = (now: number, times: number) => Array.from({ length: times }, () => bucket.take(now));
    expect(take(10_000, 4)).toEqual([true, true, true, false]);
    expect(take(11_000, 3)).toEqual([true, true, false]);
    expect(take(5_000, 1)).toEqual([false]);
    expect(take(60_000, 4)).toEqual([true, true, true, false]);
  });

  it('of each address is forgotten when it is full again', () => {
    const buckets = new Buckets(1, 1);
    for (let i = 0; i < 25_000; i++) expect(buckets.take(`a${i}`, i)).toBe(true);
    expect(buckets.take('a24999', 25_000)).toBe(false);
  });
});
