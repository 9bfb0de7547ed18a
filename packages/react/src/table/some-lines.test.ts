import { expect, it } from 'vitest';
import { someLines } from './some-lines.ts';

const lines = (count: number) => Array.from({ length: count }, (_, i) => ({ key: `line ${i}` }));

it('a few sentences are written down at once', () => {
  const all = lines(14);
  expect(someLines(all.slice(0, 10), all)).toBe(all);
});

it('many are written down one after the other, four a frame', () => {
  const all = lines(20);
  const first = someLines(all.slice(0, 10), all);
  expect(first).toEqual(all.slice(0, 14));
  expect(someLines(first, all)).toEqual(all.slice(0, 18));
  expect(someLines(all.slice(0, 18), all)).toBe(all);
});

it('what was taken back is gone at once', () => {
  const all = lines(10);
  expect(someLines(lines(20), all)).toBe(all);
});

it('whoever jumps to another place has all of it at once', () => {
  const all = lines(80);
  expect(someLines(all.slice(0, 10), all)).toBe(all);
});
