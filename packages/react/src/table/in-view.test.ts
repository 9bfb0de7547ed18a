import { expect, it } from 'vitest';
import { shift } from './in-view.ts';

const box = (top: number, bottom: number) => ({ top, bottom });

it('nothing moves while all that is asked about is in sight, or nothing is', () => {
  expect(shift([], 50, 400)).toBe(0);
  expect(shift([box(60, 100), box(300, 400)], 50, 400)).toBe(0);
});

it('the page goes no farther than it must to show what fits', () => {
  expect(shift([box(300, 450)], 50, 400)).toBe(50);
  expect(shift([box(-30, 90)], 50, 400)).toBe(-80);
  expect(shift([box(200, 300), box(400, 520)], 50, 400)).toBe(120);
});

it('the first is seen before those that do not fit beside it, and from its top on', () => {
  expect(shift([box(60, 200), box(500, 600)], 50, 400)).toBe(0);
  expect(shift([box(300, 900)], 50, 400)).toBe(250);
});
