import { expect, it } from 'vitest';
import { canCallOff } from './call-off.ts';

const mine = { id: 'm', player: 'p0', token: 't', invites: [], watch: 'w' };
const me = { player: 'p0', isBot: false, isTaken: true };
const bot = { player: 'p1', isBot: true, isTaken: true };
const friend = { player: 'p2', isBot: false, isTaken: true };
const free = { player: 'p2', isBot: false, isTaken: false };

it('a match that waits is called off by whoever made it, until somebody else sits there', () => {
  expect(canCallOff([me, bot, free], mine)).toBe(true);
  expect(canCallOff([me, friend, { ...free, player: 'p1' }], mine)).toBe(false);
  expect(canCallOff([me, bot, free], { ...mine, watch: null })).toBe(false);
  expect(canCallOff([me, bot], mine)).toBe(false);
  expect(canCallOff([me, free], undefined)).toBe(false);
});
