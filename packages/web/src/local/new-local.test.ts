import { games } from '@cardloom/games';
import { expect, it } from 'vitest';
import { newLocal, usualMatch } from './new-local.ts';

it('at the address of a game one sits down against bots, with the usual decks', () => {
  const game = Object.values(games)[0];
  const { seats, options, isOver } = usualMatch(game, 'x');
  expect(seats.map(({ name, bot }) => [name, bot])).toEqual([
    ['You', null],
    ['Oskar', 'greedy'],
  ]);
  expect([options, isOver]).toEqual([game.options([undefined, undefined]), false]);
});

it('decks and levels are those that were chosen', () => {
  const game = Object.values(games)[0];
  const match = newLocal('x', game, [
    { who: 'hard', deck: game.decks[1] },
    { who: 'me', deck: '' },
  ]);
  expect(match.seats[0].bot).toMatch(/^mcts/);
  expect(match.options).toEqual(game.options([game.decks[1], undefined]));
});
