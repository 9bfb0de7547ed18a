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

it('a seat that is kept for somebody is free to no stranger', () => {
  const kept = { name: '', isTaken: false, needsInvite: true, isMine: false };
  const open = { ...kept, needsInvite: false };
  const ada = { name: 'Ada', isTaken: true, isMine: false };
  expect(withWhom([ada, kept, open])).toBe('Ada · 1 seat free');
  expect(withWhom([{ ...ada, isMine: true }, kept, open])).toBe('2 seats free');
});

it('a name that is written from right to left stays apart from what stands around it', () => {
  expect(withWhom([{ ...lin, name: 'مريم' }, free])).toBe('\u2068مريم\u2069 · 1 seat free');
});
