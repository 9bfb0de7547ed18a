import { expect, it } from 'vitest';
import { shared } from './shared.ts';

const card = (id: number, damage = 0) => ({ id, title: `C${id}`, marks: damage === 0 ? [] : [`-${damage}`] });
const table = (...ids: readonly number[]) => ({ sides: [{ cards: ids.map((id) => card(id)) }, { cards: [card(9)] }] });

it('what says the same is the same', () => {
  const before = table(1, 2, 3);
  expect(shared(before, table(1, 2, 3))).toBe(before);
});

it('one changed card leaves all others as they are, wherever they lie now', () => {
  const before = table(1, 2, 3);
  const now = { sides: [{ cards: [card(3), card(1), card(2, 1)] }, { cards: [card(9)] }] };
  const found = shared(before, now);
  expect(found).toEqual(now);
  expect(found.sides[0].cards[0]).toBe(before.sides[0].cards[2]);
  expect(found.sides[0].cards[1]).toBe(before.sides[0].cards[0]);
  expect(found.sides[0].cards[2]).not.toBe(before.sides[0].cards[1]);
  expect(found.sides[1]).toBe(before.sides[1]);
});

it('what was there and is not any more is no longer the same', () => {
  const before: { a: number; b?: number } = { a: 1, b: 2 };
  expect(shared(before, { a: 1 })).toEqual({ a: 1 });
  expect(shared<unknown>([1, 2], [1])).toEqual([1]);
  expect(shared<unknown>(null, { a: 1 })).toEqual({ a: 1 });
  expect(shared<unknown>({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
});
