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

it('what does not change stays the same object', () => {
  const before = { hand: [{ id: 1 }, { id: 2 }], life: 20 };
  const change = changeOf(before, { hand: [{ id: 1 }, { id: 2 }], life: 19 });
  expect(change).toEqual({ in: { life: { to: 19 } } });
  expect(changed(before, change).hand).toBe(before.hand);
  expect(changeOf(before, structuredClone(before))).toBeNull();
});
