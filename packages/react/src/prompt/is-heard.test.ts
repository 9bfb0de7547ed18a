import { expect, it } from 'vitest';
import { isHeard, NOTHING } from './is-heard.ts';

const drawn = { n: 3, moves: [] };

it('a click on what is asked now is heard', () => {
  expect(isHeard({ prompt: drawn, sending: null }, drawn)).toBe(true);
  expect(isHeard({ prompt: null, sending: null }, NOTHING)).toBe(true);
});

it('a click on what was asked before is not, though it looks the same', () => {
  expect(isHeard({ prompt: { ...drawn }, sending: null }, drawn)).toBe(false);
  expect(isHeard({ prompt: { n: 4, moves: [] }, sending: null }, drawn)).toBe(false);
  expect(isHeard({ prompt: null, sending: null }, drawn)).toBe(false);
});

it('nor is anything while an answer is on its way', () => {
  expect(isHeard({ prompt: drawn, sending: { move: 'PASS' } }, drawn)).toBe(false);
});
