import { assignment, concede, defineGame, numberChoice, oneOf, orderOf, payment, playerChoice, someOf } from 'cardloom';
import type { CatalogueEntry } from '../catalogue.ts';

/** A game with one move for every kind of choice; each writes down what was chosen, and `stop` ends the match. */
const game = defineGame({
  name: 'kinds',
  state: { game: { said: '' }, player: { fire: 2, water: 1 }, card: { tapped: false } },
  zones: {
    hand: { of: 'player', seenBy: 'owner' },
    table: { of: 'game', seenBy: 'everyone' },
  },
  cards: { ant: { power: 1 }, bee: { power: 2, text: 'Stings.' }, cow: { power: 3 } },
  setup({ players, zones, coreOps }) {
    for (const player of players) for (const name of ['ant', 'bee', 'cow'] as const) coreOps.createCard(name, player.hand);
    coreOps.createCard('cow', zones.table);
  },
  moves: { concede },
  segments: {
    play: {
      turn: { endIf: ({ ctx }) => ctx.numTurnMoves > 0 },
      moves: {
        one: { choices: { card: oneOf(({ player }) => player.hand) }, run: say },
        some: { choices: { cards: someOf(({ player }) => player.hand, { min: 1, max: 2 }) }, run: say },
        number: { choices: { x: numberChoice({ min: 0, max: 20 }) }, run: say },
        player: { choices: { who: playerChoice(({ players }) => players) }, run: say },
        pay: {
          choices: {
            cost: payment({
              pool: ({ player }) => ({ fire: player.fire, water: player.water }),
              size: () => 2,
              pays: () => true,
            }),
          },
          run: say,
        },
        order: { choices: { cards: orderOf(({ player }) => player.hand) }, run: say },
        assign: {
          choices: { to: assignment(({ player }) => player.hand, ({ players }) => players, { optional: true }) },
          run: say,
        },
        never: { when: () => 'The moon is not full.', choices: {}, run: () => {} },
        empty: { choices: { card: oneOf(() => []) }, run: () => {} },
        stop: { choices: {}, run: ({ coreOps, player }) => coreOps.endGame(player) },
      },
    },
  },
});

function say({ G }: { G: { said: string } }, args: unknown): void {
  G.said = JSON.stringify(args);
}

export const kinds: CatalogueEntry = {
  name: 'kinds',
  title: 'Kinds',
  game,
  decks: [],
  source: 'kinds',
  players: { min: 2, max: 2 },
};
