import { createMatch, type Declared, defineGame, type FnContext, type Match, oneOf } from 'cardloom';

/**
 * Market, for 2 to 8 players: everybody lays a card and scores it; then all bid a card in secret, and the highest bid of
 * them all (the earlier seat among equals) scores 3. Three rounds. Bids so far are nobody else's business.
 */
const worths = [1, 2, 3, 4, 5, 6, 7, 8];

const cards: Readonly<Record<string, { readonly worth: number }>> = Object.fromEntries(
  worths.map((worth) => [`ware${worth}`, { worth }]),
);
const state = { game: { luck: 0 }, player: { score: 0, spent: 0, roundsPlayed: 0 } };
const zones = {
  deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
  hand: { of: 'player', seenBy: 'owner' },
  stall: { of: 'player', seenBy: 'everyone' },
  cellar: { of: 'player', seenBy: 'owner' },
} as const;
type Market = Declared<
  typeof state,
  typeof zones,
  typeof cards,
  { play: unknown; over: unknown },
  Record<never, never>,
  never
>;
const inHand = oneOf(({ player }: FnContext<Market>) => player.hand);

/** The contexts of matches that were really begun: what no bot may get hold of. */
export const trueContexts = new Set<object>();

export const market = defineGame({
  name: 'market',
  players: { min: 2, max: 8 },
  state,
  zones,
  cards,
  secrets: { game: ['luck'], player: ['spent'] },
  setup(context) {
    const { G, players, coreOps } = context;
    trueContexts.add(context);
    G.luck = coreOps.random(1000);
    for (const player of players) for (const worth of worths) coreOps.createCard(`ware${worth}`, player.deck);
    coreOps.shuffleAllDecks();
    for (const player of players) coreOps.drawCard(player, 6);
  },
  decisions: { bid: { choices: { card: inHand } } },
  effects: {
    sold({ players, coreOps }, effect) {
      const answers = effect.answers as Readonly<Record<string, { card: number }>>;
      let best = players[0];
      let most = -1;
      for (const player of players) {
        const card = coreOps.card(answers[player.id].card);
        if (card === undefined) continue;
        if (card.def.worth > most) {
          most = card.def.worth;
          best = player;
        }
        player.spent += card.def.worth;
        coreOps.moveCard(card, player.cellar);
      }
      best.score += 3;
      for (const player of players) player.roundsPlayed++;
    },
  },
  evaluate: (_context, player) => player.score,
  segments: {
    play: {
      next: 'over',
      endIf: ({ players }) => players.every((player) => player.roundsPlayed === 3),
      turn: {
        endIf: ({ ctx }) => ctx.numTurnMoves > 0,
        moves: {
          lay: {
            choices: { card: inHand },
            run({ ctx, player, players, coreOps }, { card }) {
              const laid = coreOps.card(card as number);
              if (laid === undefined) return;
              coreOps.moveCard(laid, player.stall);
              player.score += laid.def.worth;
              if (player.seat < players.length - 1) return;
              coreOps.ask({ ask: 'bid', player: [...ctx.playerOrder], then: { do: 'sold' } });
            },
          },
          rest({ ctx, player, players, coreOps }) {
            if (player.seat < players.length - 1) return;
            coreOps.ask({ ask: 'bid', player: [...ctx.playerOrder], then: { do: 'sold' } });
          },
        },
      },
    },
    over: {
      onBegin({ players, coreOps }) {
        const most = Math.max(...players.map((player) => player.score));
        const first = players.filter((player) => player.score === most);
        coreOps.endGame(first.length === 1 ? first[0] : undefined);
      },
    },
  },
});

export const startMarket = (seed: number, count = 2): Match =>
  createMatch(market, {
    seed,
    players: ['ann', 'bo', 'cy', 'di', 'ed', 'flo', 'gus', 'hal'].slice(0, count),
  }) as unknown as Match;
