// A game with nothing in it but what can grow: cards in a hand, modifiers, extra turns, a list in the state.
import { createMatch, declareGame } from 'cardloom';

const kit = declareGame({
  name: 'growing',
  state: { game: { ticks: 0, marks: [] }, card: { mark: 0 } },
  zones: {
    hand: { of: 'player', seenBy: 'owner' },
    deck: { of: 'player', seenBy: 'nobody' },
    table: { of: 'game', seenBy: 'everyone' },
  },
  cards: { coin: {} },
  modifiers: { price: { value: 0 } },
});

const counting = kit.move().run(({ G }) => {
  G.ticks++;
});
const middle = kit.move().run(({ player }) => {
  player.hand.at(player.hand.length >> 1).mark++;
});
const mark = kit.move().run(({ G }) => {
  G.marks = [...G.marks, G.marks.length];
});
const register = kit
  .move()
  .number('count', { min: 1, max: 1_000_000 })
  .run(({ player, coreOps }, { count }) => {
    for (let i = 0; i < count; i++) coreOps.modify('price', 'more', player.hand.top);
  });
const repeat = kit
  .move()
  .number('count', { min: 1, max: 1_000_000 })
  .run(({ coreOps, player }, { count }) => {
    for (let i = 0; i < count; i++) coreOps.extraTurn(player);
  });

export const growing = kit.define({
  setup({ players, coreOps }, { cards = 0 }) {
    for (let i = 0; i < cards; i++) coreOps.createCard('coin', players[0].hand);
    for (let i = 0; i < 10; i++) coreOps.createCard('coin', players[1].deck);
  },
  modifiers: { price: { more: (_context, current) => current + 1 } },
  segments: {
    play: {
      turn: { endIf: ({ ctx }) => ctx.numTurnMoves > 0 },
      moves: { tick: counting, middle, mark, register, repeat },
    },
  },
});

/** Asks for one of the cards in hand. */
const choosingKit = declareGame({
  name: 'choosing',
  zones: { hand: { of: 'player', seenBy: 'owner' } },
  cards: { coin: {} },
});
const pick = choosingKit
  .move()
  .card('card', ({ player }) => player.hand)
  .run(() => {});
export const choosing = choosingKit.define({
  setup({ players, coreOps }, { cards }) {
    for (let i = 0; i < cards; i++) coreOps.createCard('coin', players[0].hand);
  },
  segments: { play: { moves: { pick } } },
});

/** Asks for an order of items that are all alike. */
const orderingKit = declareGame({ name: 'ordering', state: { game: { items: 0 } } });
const arrange = orderingKit
  .move()
  .orderValues('order', ({ G }) => Array.from({ length: G.items }, () => 'pebble'))
  .run(() => {});
export const ordering = orderingKit.define({
  setup({ G }, { items }) {
    G.items = items;
  },
  segments: { play: { moves: { arrange } } },
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
