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
  expect(curvesOf(presentation, views).map(({ player, points }) => [player, points])).toEqual([
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
  expect(curvesOf({ player: () => [{ name: 'rank', value: 'queen' }] }, views)).toEqual([]);
  expect(curvesOf({}, views)).toEqual([]);
});

it('turns stand beside each other', () => {
  expect(turnsOf(views)).toEqual([
    { from: 0, to: 1, odd: false },
    { from: 1, to: 1, odd: true },
  ]);
});
