import { createMatch, type Declared, defineGame, oneOf } from 'cardloom';
import { expect, it } from 'vitest';
import { anyIn, cardIn, cardsFor, type Question, type ZoneOf } from './choose.ts';
import { Table } from './table.fixture.ts';

const state = { card: { taken: false } };
const zones = { row: { of: 'player', seenBy: 'everyone' } } as const;
const cards = { pea: {} };
type Peas = Declared<typeof state, typeof zones, typeof cards, { play: unknown }, Record<never, never>, never>;

const row: ZoneOf<Peas> = ({ row: own }) => own;
const isOdd: Question<Peas> = (_context, card) => card.id % 2 === 1;

/** Cards 1 to 4, of which the odd ones may be taken. */
const game = defineGame({
  name: 'odd-ones',
  state,
  zones,
  cards,
  setup: ({ players, coreOps }) => {
    for (let i = 0; i < 4; i++) coreOps.createCard('pea', players[0].row);
  },
  segments: {
    play: {
      moves: {
        take: {
          when: anyIn<Peas>(row, isOdd, 'Only even cards are left.'),
          choices: { card: cardIn<Peas>(row, isOdd, 'Which one?') },
          run: ({ coreOps }, { card }) => {
            const taken = coreOps.card(card as number);
            if (taken !== undefined) coreOps.removeCard(taken);
          },
        },
      },
    },
  },
});

it('lists the cards that answer yes, accepts exactly those, and says why when there are none', () => {
  const table = new Table(createMatch(game, { players: ['ann', 'bo'] }));
  expect(table.legal('ann').map(({ args }) => args?.card)).toEqual([1, 3]);
  for (const card of [2, 9, 0, -1, '1', null, [1]]) table.refused('ann', 'take', { card });
  table.act('ann', 'take', { card: 1 }).act('ann', 'take', { card: 3 });
  expect(table.refused('ann', 'take', { card: 2 })).toBe('Only even cards are left.');
});

it('collects the cards of several zones in one list', () => {
  const collecting = defineGame({
    name: 'collecting',
    state,
    zones,
    cards,
    setup: ({ players, coreOps }) => {
      for (const player of [players[0], players[1], players[1]]) coreOps.createCard('pea', player.row);
    },
    segments: {
      play: {
        moves: {
          take: {
            choices: {
              card: oneOf<Peas>((context) => {
                const [first, second] = context.players;
                return cardsFor(context, second.row, isOdd, cardsFor(context, first.row, isOdd));
              }),
            },
            run: () => {},
          },
        },
      },
    },
  });
  const table = new Table(createMatch(collecting, { players: ['ann', 'bo'] }));
  expect(table.legal('ann').map(({ args }) => args?.card)).toEqual([1, 3]);
});
