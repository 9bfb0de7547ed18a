import { expect, test } from 'vitest';
import { memoryStore } from '../store/memory-store.ts';
import { Nodes } from './nodes.ts';

const LEASE_MS = 60;

/** A node whose renewals are answered so. */
function nodeThat(renew: (count: number) => Promise<number>) {
  const seen = { renewals: 0, lapses: 0, recoveries: 0 };
  const nodes = new Nodes({
    store: {
      ...memoryStore(),
      secret: '',
      tell: async () => {},
      listen: async () => async () => {},
      compare: async () => [],
      hand: async () => false,
      listHeld: async () => [],
      renew: async () => ({ epoch: await renew(seen.renewals++), others: [] }),
    },
    id: 'here',
    address: () => 'http://here',
    leaseMs: LEASE_MS,
    attended: () => 0,
    heard: () => {},
    missed: () => {},
    lapsed: () => {
      seen.lapses++;
    },
    recovered: () => {
      seen.recoveries++;
    },
    hand: async () => {},
    took: () => {},
    gone: () => {},
    report: () => {},
  });
  return { nodes, seen };
}

test('what was claimed after the lease had ended and before it was renewed is left, too', async () => {
  const epochs = [1, null, null, null, null, null, 2];
  const { nodes, seen } = nodeThat(async (count) => {
    const epoch = epochs[Math.min(count, epochs.length - 1)];
    if (epoch === null) throw new Error('the database is gone');
    return epoch;
  });
  await nodes.start();
  await expect.poll(() => seen.renewals, { timeout: 20_000 }).toBeGreaterThan(epochs.length);
  await nodes.stop();
  expect(seen.lapses).toBeGreaterThanOrEqual(2);
  expect(seen.recoveries).toBe(1);
});

test('a node that waits for the answer to a renewal leaves its matches when its lease ends, not when the answer comes', async () => {
  let answer = (_epoch: number): void => {};
  const { nodes, seen } = nodeThat((count) =>
    count === 0
      ? Promise.resolve(1)
      : new Promise((answered) => {
          answer = answered;
        }),
  );
  await nodes.start();
  await expect.poll(() => seen.lapses, { timeout: 20_000 }).toBe(1);
  expect(nodes.isAlive).toBe(false);
  expect(seen.renewals).toBe(2);
  answer(2);
  await expect.poll(() => seen.recoveries, { timeout: 20_000 }).toBe(1);
  await nodes.stop();
});
