import { expect, it } from 'vitest';
import { botCalled } from './called.ts';

it('bots have names, one each, and none that a person at the table has', () => {
  expect([0, 1, 2].map((seat) => botCalled(seat))).toEqual(['Mira', 'Oskar', 'Lin']);
  const table = ['Lin'];
  for (let seat = 1; seat < 6; seat++) table.push(botCalled(seat, table));
  expect(new Set(table).size).toBe(6);
  expect(botCalled(6, [...table, 'Mira'])).toBe('Bot 7');
});
