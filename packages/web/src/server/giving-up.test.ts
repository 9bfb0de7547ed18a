import { expect, it } from 'vitest';
import { waysOut } from './giving-up.ts';

const mine = { id: 'm', player: 'p0', token: 't', invites: [], watch: 'w' };
const me = { player: 'p0', isBot: false, isTaken: true };
const bot = { player: 'p1', isBot: true, isTaken: true };
const friend = { player: 'p2', isBot: false, isTaken: true };
const free = { player: 'p2', isBot: false, isTaken: false };

it('a match that waits is called off by whoever made it, until somebody else sits there', () => {
  expect(waysOut([me, bot, free], mine)).toBe('Call it off');
  expect(waysOut([me, friend, { ...free, player: 'p1' }], mine)).toBe('Give up the seat');
});

it('whoever came to it gives up the seat', () => {
  expect(waysOut([me, bot, free], { ...mine, watch: null })).toBe('Give up the seat');
  expect(waysOut([me, friend, { ...free, player: 'p1' }], { ...mine, watch: null })).toBe('Give up the seat');
});

it('there is no way out for whoever has no seat, or of a match that begins', () => {
  expect(waysOut([me, bot], mine)).toBe(null);
  expect(waysOut([me, free], undefined)).toBe(null);
  expect(waysOut([me, free], { ...mine, player: null, token: null })).toBe(null);
});
