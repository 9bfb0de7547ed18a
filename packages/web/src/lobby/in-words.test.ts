import { games } from '@cardloom/games';
import { expect, it } from 'vitest';
import { inWords, refusalText } from './in-words.ts';

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

it('whoever begins or joins with a wrong list does not read the names of all cards', async () => {
  const all = Array.from({ length: 40 }, (_, i) => `card_${i}`).join(', ');
  const said = `options.decks[1] is no legal deck: there is no card "Nothing"; there are ${all}; at most 2 of "scout".`;
  expect(await refusalText(games.skirmish, said)).toBe(
    'The deck of seat 2 is no legal deck: there is no card "Nothing"; at most 2 of "Scout".',
  );
  expect(await refusalText(undefined, 'options.decks[1] is no deck.')).toBe('The deck of seat 2 is no deck.');
});
