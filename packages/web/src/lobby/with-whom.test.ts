import { expect, it } from 'vitest';
import { withWhom } from './with-whom.ts';

const me = { name: 'Mira', isMine: true };
const [lin, oskar, free] = ['Lin', 'Oskar', ''].map((name) => ({ name, isTaken: name !== '', isMine: false }));

it.each([
  [[me, oskar], 'against Oskar'],
  [[lin, me, oskar], 'with Lin and Oskar'],
  [[lin, oskar], 'Lin against Oskar'],
  [[lin, oskar, { ...lin, name: 'Ada' }], 'Lin, Oskar and Ada'],
  [[me, free], '1 seat free'],
  [[me, lin, free, free], 'with Lin · 2 seats free'],
  [[lin, free], 'Lin · 1 seat free'],
])('%#: who sits there is told as one would', (seats, text) => {
  expect(withWhom(seats)).toBe(text);
});
