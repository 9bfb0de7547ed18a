import { CardloomError, declareGame, type Game } from 'cardloom';
import type { ServedGame } from '../games.ts';

/** A game that does not take the same deck twice. */
const kit = declareGame({ name: 'rivals', players: 2, state: {}, zones: {}, cards: {}, events: {}, effects: {} });

const game = kit.define({
  setup: (_context, options) => {
    const { decks } = options as { readonly decks: readonly (string | null)[] };
    const [one, other] = decks;
    if (one !== null && one === other) throw new CardloomError('bad-options', 'Both have the same deck.', 'decks');
  },
  segments: {
    play: { turn: { phases: { only: { start: true, next: null, moves: { wait: kit.move().run(() => {}) } } } } },
  },
});

export const rivals: ServedGame = {
  name: 'rivals',
  title: 'Rivals',
  players: { min: 2, max: 2 },
  decks: ['red', 'blue'],
  build: 'new',
  options: (decks) => ({ decks: decks.map((deck) => deck ?? null) }),
  load: async () => game as unknown as Game,
};
