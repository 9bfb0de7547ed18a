import { expect, it } from 'vitest';
import type { Group } from './arrange.ts';
import { inOneLine, layOut } from './lay-out.ts';

let id = 0;
const group = (count: number, more: Partial<Group> = {}): Group => ({
  key: `${++id}`,
  zone: 'board',
  name: '',
  piles: Array.from({ length: count }, () => ({ card: { id: ++id, name: 'Card', title: 'Card' }, ids: [id] })),
  hidden: 0,
  scale: 1,
  isSmall: false,
  ...more,
});
const back = (count: number): Group => group(count, { scale: 0.88 });
const room = { width: 316, height: 400, most: 88, want: 72, inRow: Infinity, taken: 0, chipsOn: () => 0 };
const shape = (
  lines: readonly (readonly Group[])[],
  flanks: readonly Group[] = [],
  more: Partial<typeof room> = {},
) => {
  const laid = layOut({ lines, flanks }, { ...room, ...more });
  return { ...laid, rows: laid.rows.map((row) => row.groups.map(({ piles }) => piles.length)) };
};

it('a few cards stand in the rows they have', () => {
  const { rows, width } = shape([[group(2)], [back(1), back(2)]]);
  expect(rows).toEqual([[2], [1, 2]]);
  expect(width).toBe(88);
});

it('where there is more height than width, groups stand in rows of their own', () => {
  const cramped = shape([[group(3)], [back(2), back(3)]], [], { height: 200 });
  const tall = shape([[group(3)], [back(2), back(3)]]);
  expect(cramped.rows).toEqual([[3], [2, 3]]);
  expect(tall.rows).toEqual([[3], [2], [3]]);
  expect(tall.width).toBeGreaterThan(cramped.width);
});

it('what stands in rows of its own stays there when a card goes, unless another way is clearly better', () => {
  const fewer = [[group(3)], [back(1), back(2)]];
  expect(layOut({ lines: fewer, flanks: [] }, room).way).toBe('parted');
  const stayed = layOut({ lines: fewer, flanks: [] }, room, 'folded');
  expect([stayed.way, stayed.rows.length]).toEqual(['folded', 3]);
  expect(layOut({ lines: fewer, flanks: [] }, { ...room, height: 200 }, 'folded').way).toBe('parted');
});

it('cards that lie over each other stand in rows again as soon as they are read better there', () => {
  const panel = { ...room, width: 290, height: 180 };
  const at = (lines: readonly (readonly Group[])[], last: 'parted' | 'joined') =>
    layOut({ lines, flanks: [] }, panel, last);
  const few = at([[group(2)], [back(1)]], 'parted');
  expect([few.way, few.isLapped]).toEqual(['joined', false]);
  const more = at([[group(3)], [back(2)]], 'joined');
  expect([more.way, more.isLapped]).toEqual(['parted', false]);
});

it('a row of many goes on below, if its cards are larger for it', () => {
  const laid = layOut({ lines: [[group(8)]], flanks: [] }, room);
  expect(laid.rows.map((row) => [row.folds, inOneLine(row)])).toEqual([[3, 3]]);
  expect(laid.width).toBe(88);
  expect(layOut({ lines: [[group(8)]], flanks: [] }, { ...room, height: 130 }).rows[0].folds).toBe(1);
});

it('cards are not laid over each other to be larger, if less is seen of them then', () => {
  const { rows, width } = shape([[group(3)], [back(3)]], [], { width: 300, height: 144 });
  expect([rows, width]).toEqual([[[3], [3]], 48]);
});

it('all rows have room, with their names and what hangs on their cards', () => {
  const chipsOn = (): number => 1;
  for (const height of [150, 260, 400, 700]) {
    const { rows, width } = layOut(
      { lines: [[group(4)], [back(3), back(5)]], flanks: [] },
      { ...room, most: 149, height, chipsOn },
    );
    const needed = rows.reduce(
      (sum, { folds, groups, hasLabels }) =>
        sum + folds * (Math.round(width * groups[0].scale) * 1.4 + 31 + 8) + (hasLabels ? 19 : 0),
      -8,
    );
    expect(needed).toBeLessThanOrEqual(Math.max(height, 44 * 1.4 * 2.5 + 31 * 2));
  }
});

it('places are named in whatever row they stand, other groups where they share one with a row that was another', () => {
  const named = (count: number, isPlace: boolean): Group => group(count, { name: 'here', isPlace });
  const laid = (lines: readonly (readonly Group[])[], height: number) =>
    layOut({ lines, flanks: [] }, { ...room, width: 700, most: 128, height }).rows.map(({ hasLabels }) => hasLabels);
  expect(laid([[named(2, true), named(1, true)]], 180)).toEqual([true]);
  expect(laid([[named(2, false), named(1, false)]], 180)).toEqual([false]);
  expect(laid([[named(2, false)], [named(1, false)]], 120)).toEqual([true]);
});

it('where the page scrolls, nothing is folded', () => {
  const { rows } = shape([[group(9)], [back(7)]], [], { height: Infinity, inRow: 4 });
  expect(rows).toEqual([[9], [7]]);
});

it('what stands beside the rows is two high, or side by side where all are larger for it', () => {
  const two = shape([[group(2)]], [group(2, { scale: 0.62 })], { width: 400, height: 300, most: 149 });
  const one = shape([[group(2)]], [group(2, { scale: 0.62 })], { width: 700, height: 150, most: 149 });
  expect([two.high, one.high]).toEqual([2, 1]);
});

it.each([120, 180, 400])('%i px high: what stands beside a row laps nothing, and all of it fits', (height) => {
  const small = (count: number) => group(count, { scale: 0.62 });
  const beside = [small(1), small(2), small(3)];
  for (const lines of [[[group(1)]], [[group(2)]], []]) {
    const { width, aside } = shape(lines, beside, { width: 372, height, most: 128, want: 96 });
    expect(aside * width).toBeLessThanOrEqual(372 - lines.flat().length * width);
  }
});
