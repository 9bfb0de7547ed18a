import { expect, it } from 'vitest';
import { inWords } from './in-words.ts';

it('says whose deck it is, and leaves other sentences alone', () => {
  expect(inWords('Duel: options.decks[1] is no legal deck: too few.')).toBe(
    'The deck of seat 2 is no legal deck: too few.',
  );
  expect(inWords('options.decks[0].hero is no hero; there are a, b.')).toBe(
    'The deck of seat 1: hero is no hero; there are a, b.',
  );
  expect(inWords('Duel: options.life is a whole number.')).toBe('The option life is a whole number.');
  expect(inWords('The server did not answer.')).toBe('The server did not answer.');
});
