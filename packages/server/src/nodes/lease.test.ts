import { expect, test } from 'vitest';
import { memoryStore } from '../store/memory-store.ts';
import { Nodes } from './nodes.ts';

const LEASE_MS = 150;

/** A node whose renewals are answered so. */
function nodeThat(renew: (count: number) => Promise<number>) {
  const seen = { renewals: 0, lapses: 0, recoveries: 0, done: [] as string[] };
  const nodes = new Nodes({
    store: {
      ...memoryStore(),
      secret: '',
      tell: async () => {},
      listen: async () => async () => {},
      compare: async () => [],
      hand: async () => false,
      listHeld: async () => [],
      renew: async () => {
        const epoch = await renew(seen.renewals++);
        seen.done.push('renewed');
        return { epoch, others: [] };
      },
      retire: async () => void seen.done.push('retired'),
    },
    id: 'here',
    build: 'one',
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
  expect(seen.recoveries).toBeGreaterThanOrEqual(1);
});

test('a node that waits for the answer to a renewal leaves its matches when its lease ends, not when the answer comes', async () => {
  let answer = (_epoch: number): void => {};
  const { nodes, seen } = nodeThat((count) =>
    count === 1
      ? new Promise((answered) => {
          answer = answered;
        })
      : Promise.resolve(count === 0 ? 1 : 2),
  );
  await nodes.start();
  await expect.poll(() => seen.lapses, { timeout: 20_000 }).toBe(1);
  expect(nodes.isAlive).toBe(false);
  // which is still waited for
  expect(seen.done).toEqual(['renewed']);
  answer(2);
  await expect.poll(() => seen.recoveries, { timeout: 20_000 }).toBeGreaterThanOrEqual(1);
  await nodes.stop();
});

test('a node that stops while its lease is renewed ends after that, or it would live on without anybody there', async () => {
  const { nodes, seen } = nodeThat(async (count) => {
    if (count > 0) await new Promise((later) => setTimeout(later, 40));
    return 1;
  });
  await nodes.start();
  await expect.poll(() => seen.renewals, { timeout: 20_000, interval: 1 }).toBe(2);
  await nodes.stop();
  await new Promise((later) => setTimeout(later, 100));
  expect(seen.done).toEqual(['renewed', 'renewed', 'retired']);
});
