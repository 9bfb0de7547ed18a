import { expect, it } from 'vitest';
import { recentFrom, staysAtEnd } from './use-log-end.ts';

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

it('whoever scrolls up reads on in peace, and is at the end again once there', () => {
  const at = (scrollTop: number, scrollHeight = 1000) => ({ scrollTop, scrollHeight, clientHeight: 400 });
  expect(staysAtEnd(true, at(600), at(300))).toBe(false);
  expect(staysAtEnd(false, at(300), at(400))).toBe(false);
  expect(staysAtEnd(false, at(400), at(590))).toBe(true);
});

it('many lines at once, or lines that go, leave nobody behind', () => {
  const at = (scrollTop: number, scrollHeight: number) => ({ scrollTop, scrollHeight, clientHeight: 400 });
  expect(staysAtEnd(true, at(600, 1000), at(600, 1900))).toBe(true);
  expect(staysAtEnd(true, at(600, 1000), at(200, 700))).toBe(true);
});
