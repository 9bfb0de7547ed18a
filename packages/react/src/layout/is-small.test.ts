import { expect, it } from 'vitest';
import { isSmall, narrownessOf } from './is-small.ts';

it('two sit side by side with a rail from 960 pixels on, five opponents need more', () => {
  expect([360, 959, 960, 1280].map((width) => isSmall(width, 2))).toEqual([true, true, false, false]);
  expect([960, 1000, 1280].map((width) => isSmall(width, 6))).toEqual([true, true, false]);
  expect(isSmall(960, 1)).toBe(false);
});

it('heads of panels give way where four or five opponents share a desk', () => {
  expect([1, 3, 4, 5].map((others) => narrownessOf(1280, others))).toEqual([undefined, undefined, 'tight', 'tight']);
  expect([3, 4, 5].map((others) => narrownessOf(1920, others))).toEqual([undefined, undefined, 'narrow']);
});
