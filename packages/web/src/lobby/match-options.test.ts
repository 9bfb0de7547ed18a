import type { RegisteredGame } from '@cardloom/games';
import { expect, it } from 'vitest';
import { optionsWith, settingsGiven } from './match-options.ts';

const values = [
  { value: 'one', title: 'One' },
  { value: 'two', title: 'Two' },
];
const game = {
  options: (decks: readonly (string | undefined)[]) => ({ decks: decks.map((deck) => deck ?? 'usual'), bestOf: 3 }),
  settings: [
    { name: 'mode', title: 'Mode', values },
    { name: 'heads', title: 'Head', values, isBySeat: true },
  ],
} as unknown as RegisteredGame;

it('lists of one’s own stand in the place of names, settings beside them', () => {
  expect(optionsWith(game, ['a', undefined, { x: 2 }], { mode: 'two' })).toEqual({
    decks: ['a', 'usual', { x: 2 }],
    bestOf: 3,
    mode: 'two',
  });
});

it('what is as usual is not said; what one seat chooses is said for all', () => {
  expect(settingsGiven(game, { mode: 'one', heads: ['one', 'one'] }, 2)).toEqual({});
  expect(settingsGiven(game, { mode: 'two', heads: [null, 'two'] }, 3)).toEqual({
    mode: 'two',
    heads: ['one', 'two', 'one'],
  });
});
