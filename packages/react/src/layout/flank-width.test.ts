import { expect, it } from 'vitest';
import type { Group } from './arrange.ts';
import { flankWidth } from './flank-width.ts';

const groupOf = (count: number): Group => ({
  key: 'command',
  zone: 'command',
  name: 'command zone',
  piles: Array.from({ length: count }, (_, id) => ({ card: { id, name: 'card', title: 'Card' }, ids: [id] })),
  hidden: 0,
  scale: 0.62,
  isSmall: false,
});
const room = { width: 100, free: 300, height: 240, high: 2 };

it('what stands beside the rows is larger where they leave room', () => {
  expect(flankWidth([groupOf(1)], room)).toBe(75);
  expect(flankWidth([groupOf(1)], { ...room, free: 70 })).toBe(62);
});

it('all groups share the room, and what stands on each other the height', () => {
  expect(flankWidth([groupOf(1), groupOf(1)], { ...room, free: 166 })).toBe(75);
  expect(flankWidth([groupOf(1), groupOf(1)], { ...room, free: 160 })).toBe(62);
  expect(flankWidth([groupOf(4)], { ...room, height: 240 })).toBe(62);
  expect(flankWidth([groupOf(4)], { ...room, height: 250 })).toBe(75);
});
