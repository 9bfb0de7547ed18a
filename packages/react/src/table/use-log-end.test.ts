import { expect, it } from 'vitest';
import { recentFrom } from './use-log-end.ts';

const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => ({ key: String(from + i) }));

it('the first line stays while some more are said, then many go at once', () => {
  expect(recentFrom(lines(0, 10), undefined)).toBe(0);
  expect(recentFrom(lines(0, 60), '0')).toBe(0);
  expect(recentFrom(lines(0, 61), '0')).toBe(21);
  expect(recentFrom(lines(0, 81), '21')).toBe(21);
});

it('where lines are forgotten, the first one is still the same', () => {
  expect(recentFrom(lines(5, 80), '31')).toBe(26);
  expect(recentFrom(lines(50, 150), '31')).toBe(60);
});
