// A game with nothing in it but what can grow: cards in a hand, modifiers, extra turns, a list in the state.
import { createMatch, defineGame } from 'cardloom';

export const growing = defineGame({
  name: 'growing',
  state: { game: { ticks: 0, marks: [] }, card: { mark: 0 } },
  zones: {
    hand: { of: 'player', seenBy: 'owner' },
    deck: { of: 'player', seenBy: 'nobody' },
    table: { of: 'game', seenBy: 'everyone' },
  },
  cards: { coin: {} },
  setup({ players, coreOps }, { cards = 0 }) {
    for (let i = 0; i < cards; i++) coreOps.createCard('coin', players[0].hand);
    for (let i = 0; i < 10; i++) coreOps.createCard('coin', players[1].deck);
  },
  modifiers: { price: { more: (_context, current) => current + 1 } },
  segments: {
    play: {
      turn: { endIf: ({ ctx }) => ctx.numTurnMoves > 0 },
      moves: {
        tick: ({ G }) => {
          G.ticks++;
        },
        middle: ({ player }) => {
          player.hand.at(player.hand.length >> 1).mark++;
        },
        mark: ({ G }) => {
          G.marks = [...G.marks, G.marks.length];
        },
        register: {
          choices: { count: { number: { min: 1, max: 1_000_000 } } },
          run: ({ player, coreOps }, { count }) => {
            for (let i = 0; i < count; i++) coreOps.modify('price', 'more', player.hand.top);
          },
        },
        repeat: {
          choices: { count: { number: { min: 1, max: 1_000_000 } } },
          run: ({ coreOps, player }, { count }) => {
            for (let i = 0; i < count; i++) coreOps.extraTurn(player);
          },
        },
      },
    },
  },
});

/** Asks for one of the cards in hand. */
export const choosing = defineGame({
  name: 'choosing',
  zones: { hand: { of: 'player', seenBy: 'owner' } },
  cards: { coin: {} },
  setup({ players, coreOps }, { cards }) {
    for (let i = 0; i < cards; i++) coreOps.createCard('coin', players[0].hand);
  },
  segments: {
    play: {
      moves: { pick: { choices: { card: { oneOf: ({ player }) => player.hand } }, run: () => {} } },
    },
  },
});

/** Asks for an order of items that are all alike. */
export const ordering = defineGame({
  name: 'ordering',
  state: { game: { items: 0 } },
  setup({ G }, { items }) {
    G.items = items;
  },
  segments: {
    play: {
      moves: {
        arrange: {
          choices: { order: { order: ({ G }) => Array.from({ length: G.items }, () => 'pebble') } },
          run: () => {},
        },
      },
    },
  },
});

export const start = (options = {}) => createMatch(growing, { seed: 1, options });

/** A match that stands at this move. */
export function after(moves) {
  const match = start({ cards: 10 });
  const { players } = match;
  for (let i = 0; i < moves; i++) match.act({ player: players[i & 1], move: 'tick' });
  return match;
}

/** Makes a move, whoever is to make it. */
export function tick(match) {
  const result = match.act({ player: match.flow.context.turnPlayer.id, move: 'tick' });
  if (!result.ok) throw new Error(result.error.message);
}
