import { afterEach, expect, it, vi } from 'vitest';
import { drop, isShort, keep, kept, keptList, keysKept } from './kept.ts';

afterEach(() => vi.unstubAllGlobals());

const forbidden = {
  get: () => {
    throw new Error('SecurityError');
  },
};
const full = {
  value: {
    length: 0,
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  },
};

it.each([
  ['forbidden', forbidden],
  ['full', full],
  ['missing', { value: null }],
])('where storage is %s, what is kept lasts as long as the page', (_, storage) => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') ?? { value: undefined };
  Object.defineProperty(globalThis, 'localStorage', { ...storage, configurable: true });
  expect([kept('a'), keep('a', '1'), kept('a'), keysKept(), isShort()]).toEqual([null, false, '1', ['a'], true]);
  drop('a');
  expect([kept('a'), keysKept(), isShort()]).toEqual([null, [], false]);
  Object.defineProperty(globalThis, 'localStorage', { ...before, configurable: true });
});

it('of a list only what can be one of its parts is read', () => {
  vi.stubGlobal('localStorage', { getItem: () => '[null, 5, {"id":"m"}]' });
  expect(keptList('a')).toEqual([{ id: 'm' }]);
});
