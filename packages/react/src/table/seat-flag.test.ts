import { expect, it } from 'vitest';
import { seatFlag } from './seat-flag.ts';

const person = (player: string, isOnline = true) => ({ player, name: player, isBot: false, isOnline });
const bot = { player: 'bot', name: 'Oskar', isBot: true, isOnline: false };

it('among people a bot is said to be one, whoever plays only bots knows', () => {
  expect(seatFlag([person('a'), bot, person('b')], 'bot')).toBe('bot');
  expect(seatFlag([person('a'), bot], 'bot')).toBeUndefined();
});

it('a bot that plays for somebody who is away is said to be one, whoever else is there', () => {
  expect(seatFlag([person('a'), { ...person('b'), isBot: true, isStandIn: true }], 'b')).toBe('bot');
});

it('who is away is said to be', () => {
  expect(seatFlag([person('a'), person('b', false)], 'b')).toBe('away');
  expect(seatFlag([person('a'), person('b', false)], 'a')).toBeUndefined();
  expect(seatFlag([], 'a')).toBeUndefined();
});
