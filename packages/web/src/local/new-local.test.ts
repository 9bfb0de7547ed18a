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

it('levels and options are those that were chosen, wherever one sits', () => {
  const game = Object.values(games)[0];
  const match = newLocal('x', game, [{ who: 'hard' }, { who: 'me' }], { decks: ['a', 'b'] });
  expect(match.seats.map(({ bot }) => bot)).toEqual([expect.stringMatching(/^mcts/), null]);
  expect(match.options).toEqual({ decks: ['a', 'b'] });
});
