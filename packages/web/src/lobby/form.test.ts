import { expect, it } from 'vitest';
import { seatedAt, seatsFor } from './form.ts';

const who = (seats: readonly { readonly who: string }[]) => seats.map((seat) => seat.who);

it('whoever is added is a bot, and whoever was there stays', () => {
  expect(who(seatsFor(3))).toEqual(['me', 'medium', 'medium']);
  expect(who(seatsFor(3, seatedAt(seatsFor(2), 1, 'open')))).toEqual(['me', 'open', 'medium']);
});

it('one sits at one seat: who sat there goes where one sat', () => {
  const seats = seatedAt(seatsFor(3), 2, 'hard');
  expect(who(seatedAt(seats, 2, 'me'))).toEqual(['hard', 'medium', 'me']);
  expect(who(seatedAt(seats, 0, 'easy'))).toEqual(['easy', 'medium', 'hard']);
});
