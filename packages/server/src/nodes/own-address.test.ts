import { expect, test } from 'vitest';
import { ownAddress } from './own-address.ts';

const has = (...addresses: string[]) => ({
  lo: [{ address: '127.0.0.1', family: 'IPv4' as const, internal: true }],
  eth0: addresses.map((address) => ({ address, family: 'IPv4' as const, internal: false })),
});

test('a node that listens at one address is reached there', () => {
  expect(ownAddress('10.0.0.7', 1, null, has('10.0.0.8'))).toBe('http://10.0.0.7:1');
  expect(ownAddress('::1', 1, null, has())).toBe('http://[::1]:1');
});

test('one that listens everywhere is at an address of its machine, and stays there while it has that', () => {
  const first = ownAddress('0.0.0.0', 1, null, has('10.0.0.7'));
  expect(first).toBe('http://10.0.0.7:1');
  // another network comes, or its own goes
  expect(ownAddress('0.0.0.0', 1, first, has('172.17.0.1', '10.0.0.7'))).toBe(first);
  expect(ownAddress('0.0.0.0', 1, first, has('10.0.0.9'))).toBe('http://10.0.0.9:1');
  expect(ownAddress('::', 1, first, has())).toBe('http://127.0.0.1:1');
});
