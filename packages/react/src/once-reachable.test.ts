import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onceReachable } from './once-reachable.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { protocol: 'https:', pathname: '/table/' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('nothing is loaded while the server does not answer, or turns everybody away, and all of it once it does', async () => {
  const fetch = vi.fn();
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce({ ok: false });
  fetch.mockResolvedValue({ ok: true });
  vi.stubGlobal('fetch', fetch);
  const load = vi.fn(async () => 'a part');
  const parts = Promise.all([onceReachable(load), onceReachable(load)]);
  await vi.advanceTimersByTimeAsync(700);
  expect([fetch.mock.calls.length, load.mock.calls.length]).toEqual([2, 0]);
  await vi.advanceTimersByTimeAsync(100);
  expect(await parts).toEqual(['a part', 'a part']);
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/table/', '/table/', '/table/']);
  expect(await onceReachable(load)).toBe('a part');
  expect(fetch).toHaveBeenCalledTimes(4);
});

it('what cannot be loaded although the server answers is said to be', async () => {
  vi.stubGlobal('fetch', async () => ({ ok: true }));
  await expect(onceReachable(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});

it('a page that no server has sent loads its parts at once', async () => {
  vi.stubGlobal('location', { protocol: 'file:', pathname: '/table.html' });
  vi.stubGlobal('fetch', () => expect.unreachable());
  expect(await onceReachable(async () => 'a part')).toBe('a part');
});
