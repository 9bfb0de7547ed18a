import { expect, it } from 'vitest';
import { merged } from './alike.ts';
import { type Kept, NOTHING_KEPT, pileKeys } from './pile-keys.ts';

const hill = (id: number, turned = false) => ({ id, name: 'hill', title: 'Hill', ...(turned ? { turned } : {}) });

/** Keys by the numbers in each pile, step after step. */
function steps(...boards: (readonly ReturnType<typeof hill>[])[]): Record<string, string>[] {
  let kept: Kept = NOTHING_KEPT;
  return boards.map((cards) => {
    const piles = merged(cards);
    const next = pileKeys(kept, piles);
    kept = next.kept;
    return Object.fromEntries(piles.map(({ ids }, i) => [ids.join(), next.keys[i]]));
  });
}

it('a card that is alone and turned is the same one', () => {
  expect(steps([hill(1)], [hill(1, true)])).toEqual([{ 1: '1' }, { 1: '1' }]);
});

it('a pile of which one is turned stays, and the turned one is new', () => {
  const [before, after] = steps([hill(1), hill(2), hill(3)], [hill(1, true), hill(2), hill(3)]);
  expect(before).toEqual({ '1,2,3': '1' });
  expect(after['2,3']).toBe('1');
  expect(after[1]).not.toBe('1');
});

it('a pile whose first card goes to another stays, and so does the other', () => {
  const [before, after] = steps([hill(1, true), hill(2), hill(3)], [hill(1, true), hill(2, true), hill(3)]);
  expect(before).toEqual({ 1: '1', '2,3': '2' });
  expect(after).toEqual({ '1,2': '1', 3: '2' });
});

it('turned back, all of them are the pile that lay there upright', () => {
  const [, apart, together] = steps(
    [hill(1), hill(2), hill(3)],
    [hill(1, true), hill(2), hill(3)],
    [hill(1), hill(2), hill(3)],
  );
  expect(together).toEqual({ '1,2,3': apart['2,3'] });
});

it('no two have the same key, whatever was before', () => {
  let state = 7;
  const random = (below: number): number => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  const boards = Array.from({ length: 300 }, () =>
    Array.from({ length: 9 }, (_, id) => ({ ...hill(id, random(2) === 0), name: `hill${random(2)}` })).filter(
      () => random(4) > 0,
    ),
  );
  for (const keys of steps(...boards)) expect(new Set(Object.values(keys)).size).toBe(Object.keys(keys).length);
});
