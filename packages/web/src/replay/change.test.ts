import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changed, changeOf } from './change.ts';

it('the change from one value to another makes it the other', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (from, to) => {
      expect(changed(from, changeOf(from, to))).toEqual(to);
    }),
  );
});

it('a key may have a name that JavaScript uses itself', () => {
  const named = (text: string): unknown => JSON.parse(text);
  const [none, one, two] = ['{}', '{"__proto__":{"life":20}}', '{"__proto__":{"life":19}}'].map(named);
  for (const [from, to] of [
    [none, one],
    [one, two],
    [two, none],
  ]) {
    expect(JSON.stringify(changed(from, changeOf(from, to)))).toBe(JSON.stringify(to));
  }
});

it('what does not change stays the same object', () => {
  const before = { hand: [{ id: 1 }, { id: 2 }], life: 20 };
  const change = changeOf(before, { hand: [{ id: 1 }, { id: 2 }], life: 19 });
  expect(change).toEqual({ in: [['life', { to: 19 }]] });
  expect(changed(before, change).hand).toBe(before.hand);
  expect(changeOf(before, structuredClone(before))).toBeNull();
});
