import { describe, expect, it } from 'vitest';
import { addressOf, isLoopback } from './address.ts';
import { isWelcome } from './security.ts';

describe('addresses', () => {
  it.each([
    ['10.1.1.1', undefined, '10.1.1.1'],
    ['::ffff:10.1.1.1', undefined, '10.1.1.1'],
    ['10.1.1.1', '6.6.6.6', '10.1.1.1'],
    ['127.0.0.1', '6.6.6.6', '6.6.6.6'],
    ['127.0.0.1', '1.1.1.1, 6.6.6.6', '6.6.6.6'],
    ['127.0.0.1', '1.1.1.1, 6.6.6.6, 10.0.0.9', '6.6.6.6'],
    ['127.0.0.1', '6.6.6.6:50123', '6.6.6.6'],
    ['127.0.0.1', '[2001:db8:1:2:3:4:5:6]:50123', '2001:db8:1:2'],
    ['127.0.0.1', '[2001:db8:1:2:3:4:5:6]', '2001:db8:1:2'],
    ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2'],
    ['2001:db8::6', undefined, '2001:db8:0:0'],
  ])('%s, forwarded for %s, is %s', (remoteAddress, forwardedFor, address) => {
    expect(addressOf({ remoteAddress, forwardedFor }, ['127.0.0.1', '10.0.0.9'])).toBe(address);
  });
});

it('no name means this machine but its own', () => {
  for (const address of ['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1']) expect(isLoopback(address)).toBe(true);
  for (const name of ['127.example.org', '127.0.0.1.example.org', '10.0.0.1', '::2', '']) {
    expect(isLoopback(name)).toBe(false);
  }
});

describe('a server that only this machine reaches', () => {
  const local = { origins: ['friend.example'], isLocal: true };

  it.each(['localhost:4321', '127.0.0.1:4321', '[::1]:4321', 'friend.example'])('answers to %s', (host) => {
    expect(isWelcome(host, undefined, local)).toBe(true);
    expect(isWelcome(host, `http://${host}`, local)).toBe(true);
    expect(isWelcome(host, 'http://evil.example', local)).toBe(false);
  });

  it.each(['evil.example', '127.evil.example:4321', '127.0.0.1.evil.example', 'localhost.evil.example', '[::1].evil'])(
    'does not answer to %s, whatever that name is made to mean',
    (host) => {
      expect(isWelcome(host, undefined, local)).toBe(false);
      expect(isWelcome(host, `http://${host}`, local)).toBe(false);
    },
  );
});
