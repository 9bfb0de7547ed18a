import {
  assignment,
  concede,
  type Declared,
  defineGame,
  type FnContext,
  type MoveDefinition,
  numberChoice,
  oneOf,
  orderOf,
  payment,
  playerChoice,
  someOf,
} from 'cardloom';
import type { CatalogueEntry } from '../catalogue.ts';

const state = { game: { said: '' }, player: { fire: 2, water: 1 }, card: { tapped: false } };
const zones = { hand: { of: 'player', seenBy: 'owner' }, table: { of: 'game', seenBy: 'everyone' } } as const;
const cards = { ant: { power: 1 }, bee: { power: 2, text: 'Stings.' }, cow: { power: 3 } };
type Kinds = Declared<typeof state, typeof zones, typeof cards, { play: unknown }, Record<never, never>, never>;

const run = ({ G }: FnContext<Kinds>, args: unknown): void => {
  G.said = JSON.stringify(args);
};

/** One move for every kind of choice; each writes down what was chosen, and `stop` ends the match. */
const moves: Readonly<Record<string, MoveDefinition<Kinds>>> = {
  one: { choices: { card: oneOf(({ player }) => player.hand) }, run },
  some: { choices: { cards: someOf(({ player }) => player.hand, { min: 1, max: 2 }) }, run },
  number: { choices: { x: numberChoice({ min: 0, max: 20 }) }, run },
  player: { choices: { who: playerChoice(({ players }) => players) }, run },
  pay: {
    choices: {
      cost: payment({
        pool: ({ player }) => ({ fire: player.fire, water: player.water }),
        size: () => 2,
        pays: () => true,
      }),
    },
    run,
  },
  /** More ways than are listed. */
  split: {
    choices: { among: payment({ pool: () => ({ 1: 20, p1: 20 }), size: () => 20, pays: () => true }) },
    run,
  },
  order: { choices: { cards: orderOf(({ player }) => player.hand) }, run },
  assign: {
    choices: {
      to: assignment(
        ({ player }) => player.hand,
        ({ players }) => players,
        { optional: true },
      ),
    },
    run,
  },
  never: { when: () => 'The moon is not full.', choices: {}, run },
  empty: { choices: { card: oneOf(() => []) }, run },
  stop: { choices: {}, run: ({ coreOps, player }) => coreOps.endGame(player) },
};

const game = defineGame({
  name: 'kinds',
  state,
  zones,
  cards,
  setup({ players, zones: { table }, coreOps }) {
    for (const player of players) {
      for (const name of ['ant', 'bee', 'cow'] as const) coreOps.createCard(name, player.hand);
    }
    coreOps.createCard('cow', table);
  },
  moves: { concede },
  segments: { play: { turn: { endIf: ({ ctx }) => ctx.numTurnMoves > 0 }, moves } },
});

export const kinds: CatalogueEntry = {
  name: 'kinds',
  title: 'Kinds',
  game,
  decks: [],
  source: 'kinds',
  players: { min: 2, max: 2 },
};
