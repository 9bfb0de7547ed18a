import { expect, it } from 'vitest';
import { inWords, ofCards } from './in-words.ts';

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

it('cards are called as people call them, and nobody reads the names of all', () => {
  const called = new Map([
    ['big_club', 'Big Club'],
    ['archer', 'Archer'],
  ]);
  const titles = { titleOf: (id: string) => called.get(id) ?? id, idOf: (text: string) => text };
  const all = Array.from({ length: 40 }, (_, i) => `card_${i}`).join(', ');
  expect(ofCards(`there is no card "x"; there are ${all} and 6 more; at most 3 of big_club`, titles)).toBe(
    'there is no card "x"; at most 3 of Big Club',
  );
  expect(ofCards('there is no card "acher"; did you mean "archer"?', titles)).toBe(
    'there is no card "acher"; did you mean "Archer"?',
  );
  expect(ofCards('no hero; there are goram, sera, yuna.', titles)).toBe('no hero; there are goram, sera, yuna.');
});
