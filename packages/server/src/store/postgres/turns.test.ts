import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

/** Works that end when they are told to, and in which order they began. */
function works(turns: Turns) {
  const began: number[] = [];
  const ends: (() => void)[] = [];
  const begin = (n: number): Promise<void> =>
    turns.take(() => {
      began.push(n);
      return new Promise((end) => {
        ends[n] = end;
      });
    });
  return { began, ends, begin };
}

test.each([
  ['last', [3, 2]],
  ['first', [2, 3]],
] as const)('so many at a time, and whoever came %s is next', async (next, order) => {
  const { began, ends, begin } = works(new Turns(2, 60_000, next));
  const all = [0, 1, 2, 3].map(begin);
  expect(began).toEqual([0, 1]);
  ends[0]();
  await all[0];
  await expect.poll(() => began).toEqual([0, 1, order[0]]);
  ends[1]();
  await expect.poll(() => began).toEqual([0, 1, ...order]);
  ends[3]();
  ends[2]();
  await Promise.all(all);
});

test('who fails gives their turn back', async () => {
  const turns = new Turns(1, 60_000, 'last');
  await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.take(async () => 'done')).toBe('done');
});

test('whoever waits too long is told so, and takes nobody’s turn', async () => {
  const turns = new Turns(1, 50, 'last');
  const { began, ends, begin } = works(turns);
  const first = begin(0);
  const late = [begin(1), begin(2)];
  for (const one of late) await expect(one).rejects.toThrow('no connection was free for 0.05 s');
  ends[0]();
  await first;
  const next = begin(3);
  expect(began).toEqual([0, 3]);
  ends[3]();
  await next;
});
