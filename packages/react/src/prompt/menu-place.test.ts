import { expect, it } from 'vitest';
import { widthBeside } from './menu-place.ts';

const box = (left: number, right: number) => ({ left, right, top: 0, bottom: 100 });
const room = box(0, 1008);

it('a menu is narrower where it then hides none of one’s own cards', () => {
  expect(widthBeside([box(344, 472), box(616, 744)], room)).toBe(316);
});

it('with room enough, or with none at all, it is as wide as usual', () => {
  expect(widthBeside([box(500, 628)], room)).toBe(372);
  expect(widthBeside([box(120, 900)], room)).toBe(372);
  expect(widthBeside([], room)).toBe(372);
});
