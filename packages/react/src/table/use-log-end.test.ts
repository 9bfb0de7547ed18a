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

it('whoever asks for earlier lines has some more, not all, and they stay as long as they are wanted', () => {
  expect(recentFrom(lines(0, 300), '200', 60)).toBe(200);
  expect(recentFrom(lines(0, 320), '200', 60)).toBe(200);
  expect(recentFrom(lines(0, 321), '200', 60)).toBe(221);
  expect(recentFrom(lines(0, 322), '221', 0)).toBe(282);
});
