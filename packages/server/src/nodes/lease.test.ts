import { expect, test } from 'vitest';
import { memoryStore } from '../store/memory-store.ts';
import { Nodes } from './nodes.ts';

test('what was claimed after the lease had ended and before it was renewed is left, too', async () => {
  const epochs = [1, null, null, null, null, null, 2];
  let renewals = 0;
  let lapses = 0;
  const nodes = new Nodes({
    store: {
      ...memoryStore(),
      secret: '',
      tell: async () => {},
      listen: async () => async () => {},
      renew: async () => {
        const epoch = epochs[Math.min(renewals++, epochs.length - 1)];
        if (epoch === null) throw new Error('the database is gone');
        return { epoch, others: [] };
      },
    },
    id: 'here',
    address: 'http://here',
    leaseMs: 60,
    heard: () => {},
    missed: () => {},
    lapsed: () => {
      lapses++;
    },
    took: () => {},
    gone: () => {},
    report: () => {},
  });
  await nodes.start();
  await expect.poll(() => renewals, { timeout: 20_000 }).toBeGreaterThan(epochs.length);
  await nodes.stop();
  expect(lapses).toBeGreaterThanOrEqual(2);
});
