import { describe, expect, it } from 'vitest';
import { assign, type Place } from './places.ts';

/** Places that hold these definitions, or all (null). */
const places = (...holds: (readonly number[] | null)[]): Place[] => {
  const tables = new Map<string, Uint8Array | null>();
  return holds.map((list) => {
    const key = JSON.stringify(list);
    if (!tables.has(key))
      tables.set(key, list === null ? null : Uint8Array.from({ length: 9 }, (_, def) => (list.includes(def) ? 1 : 0)));
    return { row: 0, holds: tables.get(key) ?? null, listens: false };
  });
};
const dealt = (definitions: readonly number[], ...holds: (readonly number[] | null)[]): number[] => [
  ...assign(definitions, places(...holds)),
];

const orders = (list: readonly number[]): number[][] =>
  list.length === 0 ? [[]] : list.flatMap((first, i) => orders(list.toSpliced(i, 1)).map((rest) => [first, ...rest]));

describe('identities are dealt to places', () => {
  it('in the order they come, where all can lie anywhere', () => {
    expect(dealt([3, 1, 2], null, null, null)).toEqual([3, 1, 2]);
  });

  it('choosy places first', () => {
    expect(dealt([1, 2, 3], null, [1], null)).toEqual([2, 1, 3]);
    expect(dealt([1, 2, 3, 4], null, [1, 2, 3], [3], null)).toEqual([2, 1, 3, 4]);
  });

  it('all ways are equally likely where what places hold is nested', () => {
    const counts = new Map<string, number>();
    for (const order of orders([1, 2, 3, 4])) {
      const way = dealt(order, null, [1, 2, 3], null, null).join('');
      counts.set(way, (counts.get(way) ?? 0) + 1);
    }
    expect(counts.size).toBe(18);
    const places = [0, 0, 0, 0, 0];
    for (const [way, times] of counts) places[Number(way[1])] += times;
    expect(places).toEqual([0, 8, 8, 8, 0]);
  });

  it('where it overlaps, a place gives up what another one needs', () => {
    const holds = [[1, 2], [2, 3], [3, 4], [4, 1], null] as const;
    for (const order of orders([1, 2, 3, 4, 5])) {
      const way = dealt(order, ...holds);
      expect(way.toSorted()).toEqual([1, 2, 3, 4, 5]);
      for (const [i, list] of holds.entries()) if (list !== null) expect(list).toContain(way[i]);
    }
  });
});
