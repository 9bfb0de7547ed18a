import { afterEach, expect, it, vi } from 'vitest';
import type { BotPool, Question } from './pool.ts';
import { unhurried } from './unhurried.ts';

afterEach(() => vi.useRealTimers());

it.each([
  [0, 300],
  [200, 300],
  [500, 500],
])('a bot that thinks for %i ms acts after %i', async (thinks, acts) => {
  vi.useFakeTimers();
  const choice = { error: 'had no idea' };
  const think = () => new Promise<typeof choice>((resolve) => setTimeout(() => resolve(choice), thinks));
  const pool: BotPool = { think, waiting: 2, close: async () => {} };
  const bots = unhurried(pool, 300);
  let said: unknown = null;
  void bots.think({} as Question).then((answer) => {
    said = answer;
  });
  await vi.advanceTimersByTimeAsync(acts - 1);
  expect([said, bots.waiting]).toEqual([null, 2]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toBe(choice);
});
