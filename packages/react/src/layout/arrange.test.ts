import type { BlockRecord } from '@cardloom/parts/present';
import { expect, it } from 'vitest';
import { arrange, columnsOf, countOf } from './arrange.ts';

const card = (id: number) => ({ id, name: `c${id}`, title: `C${id}` });
const row = (zone: string, name: string, ids: readonly number[], more: object = {}): BlockRecord => ({
  kind: 'row',
  zone,
  name,
  isSmall: false,
  cards: ids.map(card),
  hidden: 0,
  ...more,
});

it('groups of the first zone are rows, other zones stand beside them', () => {
  const { lines, flanks } = arrange({
    blocks: [
      row('field', 'creatures', [1, 2]),
      row('field', 'others', []),
      row('field', 'lands', [3], { isSmall: true }),
      row('command', 'command zone', [4, 5, 6]),
    ],
  });
  expect(lines.map((line) => line.map(({ name }) => name))).toEqual([['creatures'], ['lands']]);
  expect(lines.map(countOf)).toEqual([2, 1]);
  expect(lines[1][0].scale).toBeLessThan(lines[0][0].scale);
  expect(flanks.map((group) => [group.name, columnsOf(group, 2), columnsOf(group, 1)])).toEqual([
    ['command zone', 2, 3],
  ]);
});

it('cells of several zones are lanes, cells of one are a row', () => {
  const cells = (...zones: readonly string[]): BlockRecord => ({
    kind: 'cells',
    cells: zones.map((zone, i) => ({ zone, card: card(i), marks: [] })),
  });
  expect(arrange({ blocks: [cells('a', 'b')] })).toMatchObject({ lanes: { length: 2 }, lines: [] });
  expect(arrange({ blocks: [cells('a', 'a', 'a')] })).toMatchObject({ lanes: [], lines: [[{ piles: { length: 3 } }]] });
});

it('cards nobody knows are one pile', () => {
  const { lines } = arrange({ blocks: [row('field', 'field', [1], { hidden: 3 })] });
  expect(countOf(lines[0])).toBe(2);
});
