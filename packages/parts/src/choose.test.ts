import { Table } from '@cardloom/testkit';
import { type CardOf, type ContextOf, createMatch, declareGame, type PlayerOf } from 'cardloom';
import { expect, it } from 'vitest';
import { cardsIn } from './index.ts';

const kit = declareGame({
  name: 'odd-ones',
  zones: { row: { of: 'player', seenBy: 'everyone' } },
  cards: { pea: {} },
});
const odd = cardsIn<ContextOf<typeof kit>, CardOf<typeof kit>, PlayerOf<typeof kit>>(
  ({ row }) => row,
  (_context, { id }) => id % 2 === 1,
);

/** Cards 1 to 4, of which the odd ones may be taken. */
const game = kit.define({
  setup: ({ players, coreOps }) => {
    for (let i = 0; i < 4; i++) coreOps.createCard('pea', players[0].row);
  },
  segments: {
    play: {
      moves: {
        take: kit
          .move()
          .when(odd.any('Only even cards are left.'))
          .card('card', odd.in, { has: odd.has, prompt: 'Which one?' })
          .run(({ coreOps }, { card }) => coreOps.removeCard(card)),
      },
    },
  },
});

it('lists the cards that answer yes, accepts exactly those, and says why when there are none', () => {
  const table = new Table(createMatch(game, { players: ['ann', 'bo'] }));
  expect([...table.match.legalActions('ann')].map(({ args }) => args?.card)).toEqual([1, 3]);
  for (const card of [2, 9, 0, -1, '1', null, [1]]) table.refused('ann', 'take', { card });
  table.act('ann', 'take', { card: 1 }).act('ann', 'take', { card: 3 });
  expect(table.refused('ann', 'take', { card: 2 })).toBe('Only even cards are left.');
});
