import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NodeLoad } from '../store/shared-store.ts';
import { handing } from './balance.ts';

const named = (tables: readonly number[]): NodeLoad[] =>
  tables.map((count, i) => ({ id: `n${i}`, address: `http://n${i}`, tables: count }));

/** All nodes look at once, at counts that are so many rounds old; gives the counts after so many rounds, and how many were moved. */
function settle(first: readonly number[], rounds: number, delay: number): { tables: number[]; moved: number[] } {
  const tables = [...first];
  const seen = [[...tables]];
  const moved: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const old = seen[Math.max(0, seen.length - 1 - delay)];
    const plans = tables.map((own, i) =>
      handing(
        own,
        named(old).filter(({ id }) => id !== `n${i}`),
      ),
    );
    moved.push(plans.reduce((total, plan) => total + (plan?.tables ?? 0), 0));
    for (const [i, plan] of plans.entries()) {
      if (plan === null) continue;
      tables[i] -= plan.tables;
      tables[Number(plan.to.id.slice(1))] += plan.tables;
    }
    seen.push([...tables]);
  }
  return { tables, moved };
}

test('a node that was just started is given its share by all others, some tables at a time', () => {
  const { tables, moved } = settle([500, 500, 0], 100, 1);
  for (const count of tables) expect(Math.abs(count - 333)).toBeLessThan(67);
  expect(Math.max(...moved)).toBeLessThanOrEqual(16);
  // also where the others have hardly too many
  expect(handing(103, named([...Array.from({ length: 38 }, () => 103), 0]))).toMatchObject({
    to: { id: 'n38' },
    tables: 1,
  });
});

test('a node with far too many hands some over though nobody has far too few', () => {
  expect(handing(500, named(Array.from({ length: 39 }, () => 100)))?.tables).toBeGreaterThan(0);
});

test('nodes that have about the same leave everything where it is', () => {
  for (const counts of [[], [0], [4], [100, 90], [1000, 900], [13, 15, 12]]) {
    expect(handing(Math.max(4, ...counts), named(counts))).toBe(null);
  }
});

test('whoever has too few hands nothing over, and nobody more than is too many', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.array(fc.nat(5000), { maxLength: 40 }), (own, others) => {
      const plan = handing(own, named(others));
      if (plan === null) return;
      const share = [own, ...others].reduce((total, count) => total + count, 0) / (others.length + 1);
      expect(own).toBeGreaterThan(share);
      expect(own - plan.tables).toBeGreaterThan(share - 1);
      expect(others[Number(plan.to.id.slice(1))]).toBe(Math.min(...others));
    }),
  );
});

test('it comes to rest, though what the others have is known late', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(400), { minLength: 2, maxLength: 8 }), fc.nat(2), (counts, delay) => {
      const { moved } = settle(counts, 600, delay);
      expect(moved.slice(-50)).toEqual(Array.from({ length: 50 }, () => 0));
    }),
    { numRuns: 300 },
  );
});
