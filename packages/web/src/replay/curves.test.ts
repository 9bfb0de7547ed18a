import type { Presentation } from '@cardloom/parts/present';
import type { View } from 'cardloom';
import { expect, it } from 'vitest';
import { curvesOf, turnsOf } from './curves.ts';

const presentation: Presentation = { player: ({ player }) => [{ name: 'life', value: Number(player.life) }] };
const view = (ann: number, bo: number, numTurns: number): View =>
  ({
    players: { ann: { life: ann }, bo: { life: bo } },
    ctx: { numTurns, turnPlayerPos: numTurns % 2 },
  }) as unknown as View;
const views = [view(20, 20, 0), view(20, 15, 0), view(10, 15, 1)];

it('the first number of each player is a curve', () => {
  expect(curvesOf(presentation, views).curves.map(({ player, points }) => [player, points])).toEqual([
    [
      'ann',
      [
        [0, 1],
        [0.5, 1],
        [1, 0],
      ],
    ],
    [
      'bo',
      [
        [0, 1],
        [0.5, 0.5],
        [1, 0.5],
      ],
    ],
  ]);
});

it('what is no number has no curve', () => {
  expect(curvesOf({ player: () => [{ name: 'rank', value: 'queen' }] }, views).curves).toEqual([]);
  expect(curvesOf({}, views).curves).toEqual([]);
});

it('whoever has a number only later has a curve from there on', () => {
  const champion: Presentation = {
    player: ({ player }) => (player.life === 0 ? [] : [{ name: 'life', value: Number(player.life) }]),
  };
  const { curves } = curvesOf(champion, [view(0, 0, 0), view(15, 0, 0), view(15, 10, 0), view(5, 0, 1)]);
  expect(curves.map(({ first, last, points }) => [first, last, points])).toEqual([
    [
      15,
      5,
      [
        [1 / 3, 1],
        [2 / 3, 1],
        [1, 0],
      ],
    ],
    [10, 10, [[2 / 3, 0.5]]],
  ]);
});

it.each([
  ['reached', 20, { text: '20 lore wins', y: 1 }],
  ['not reached', 10, { text: '20 lore', y: 1 }],
  ['passed', 24, { text: '20 lore wins', y: 20 / 24 }],
])('what all are on their way to is a line: %s', (_, last, goal) => {
  const lore: Presentation = { player: ({ player }) => [{ name: 'lore', value: `${Number(player.life)}/20` }] };
  expect(curvesOf(lore, [view(0, 0, 0), view(last, 3, 1)]).goal).toEqual(goal);
  const full = { text: '20 lore', y: 1 };
  expect(curvesOf(lore, [view(20, 20, 0), view(last % 20, 0, 1)]).goal).toEqual(full);
  expect(curvesOf(presentation, views).goal).toBe(null);
});

it('turns stand beside each other', () => {
  expect(turnsOf(views)).toEqual([
    { from: 0, to: 1, odd: false },
    { from: 1, to: 1, odd: true },
  ]);
});
