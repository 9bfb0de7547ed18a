import type { View } from 'cardloom';
import { expect, it } from 'vitest';
import type { Presentation } from './description.ts';
import { Names } from './names.ts';
import { statisticsOf } from './statistics.ts';

const view = {
  viewer: 'p1',
  ctx: { numTurns: 3, gameOver: true, playerOrder: ['p1', 'p2'], turnPlayerPos: 0, priorityPlayerPos: 0 },
  players: { p1: { life: 4 }, p2: { life: 0 } },
  zones: {},
  G: {},
  decision: null,
} as unknown as View;
const tallies = new Map([['p1', { actions: 1, passes: 2 }]]);
const presentation: Presentation = { player: ({ player }) => [{ name: 'life', value: Number(player.life) }] };
const told = (more: Presentation, ms: number | null) =>
  statisticsOf(
    view,
    new Names({ ...presentation, ...more, title: 'Tiny' } as never, { p1: 'you', p2: 'Bo' }),
    tallies,
    ms,
  );

it('turns, actions and time in words, and what everybody did and has', () => {
  const { summary, players } = told({ passing: { move: 'pass' } }, 125_000);
  expect(summary).toBe('4 turns and 1 action in 2 min 5 s');
  expect(players.map(({ name, did, numbers }) => [name, did, numbers[0]?.value])).toEqual([
    ['You', '1 action, 2 passes', 4],
    ['Bo', '0 actions, 0 passes', 0],
  ]);
});

it('passes are told where the game has them, and time where it is known', () => {
  expect(told({}, null).summary).toBe('4 turns and 1 action');
  expect(told({}, 5000).players[0].did).toBe('1 action');
});
