import { expect, it } from 'vitest';
import { hosts, seatName } from './seat-name.ts';

const ann = { name: 'Ann', bot: null };
const oskar = { name: 'Oskar', bot: 'easy' };

it('a bot is said to be one, and invites nobody as long as people are there', () => {
  expect([ann, oskar].map(seatName)).toEqual(['Ann', 'Oskar (bot)']);
  expect(hosts([ann, oskar])).toEqual([ann]);
  expect(hosts([oskar])).toEqual([oskar]);
});
