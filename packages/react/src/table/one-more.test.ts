import { expect, it } from 'vitest';
import { oneMore } from './one-more.ts';

const of = (...ids: number[]) => ids.map((id) => ({ id }));

it('with every turn comes one more, the first of the new ones first', () => {
  const all = of(4, 3, 2, 1);
  const first = oneMore(of(1), all, true);
  expect(first).toEqual(of(4, 1));
  const second = oneMore(first, all, true);
  expect(second).toEqual(of(4, 3, 1));
  expect(oneMore(second, all, true)).toBe(all);
});

it('between turns nothing comes, and what is gone is gone', () => {
  expect(oneMore(of(3, 2, 1), of(5, 3, 1), false)).toEqual(of(3, 1));
});

it('what has changed is drawn as it is now', () => {
  const all = [{ id: 1, title: 'new' }];
  expect(oneMore([{ id: 1, title: 'old' }], all, false)).toBe(all);
});
