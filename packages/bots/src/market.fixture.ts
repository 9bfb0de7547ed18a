import { createMatch, declareGame, type Match } from 'cardloom';

/**
 * Market, for 2 to 8 players: everybody lays a card and scores it; then all bid a card in secret, and the highest bid of
 * them all (the earlier seat among equals) scores 3. Three rounds. Bids so far are nobody else's business.
 */
const worths = [1, 2, 3, 4, 5, 6, 7, 8];

const cards: Readonly<Record<string, { readonly worth: number }>> = Object.fromEntries(
  worths.map((worth) => [`ware${worth}`, { worth }]),
);
const kit = declareGame({
  name: 'market',
  players: { min: 2, max: 8 },
  state: { game: { luck: 0 }, player: { score: 0, spent: 0, roundsPlayed: 0, offered: 0 } },
  zones: {
    deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
    hand: { of: 'player', seenBy: 'owner' },
    stall: { of: 'player', seenBy: 'everyone' },
    cellar: { of: 'player', seenBy: 'owner' },
  },
  cards,
  effects: { sold: {} },
  decisions: { bid: {} },
});
const lay = kit
  .move()
  .card('card', ({ player }) => player.hand)
  .run(({ player, players, coreOps }, { card }) => {
    coreOps.moveCard(card, player.stall);
    player.score += card.def.worth;
    if (player.seat === players.length - 1) coreOps.sequence([{ ask: 'bid', player: players }, { do: 'sold' }]);
  });
const rest = kit.move().run(({ player, players, coreOps }) => {
  if (player.seat === players.length - 1) coreOps.sequence([{ ask: 'bid', player: players }, { do: 'sold' }]);
});
const bid = kit
  .decision('bid')
  .card('card', ({ player }) => player.hand)
  .run(({ player, coreOps }, { card }) => {
    player.offered = card.def.worth;
    player.spent += card.def.worth;
    coreOps.moveCard(card, player.cellar);
  });

/** The contexts of matches that were really begun: what no bot may get hold of. */
export const trueContexts = new Set<object>();

export const market = kit.define({
  secrets: { game: ['luck'], player: ['spent', 'offered'] },
  setup(context) {
    const { G, players, coreOps } = context;
    trueContexts.add(context);
    G.luck = coreOps.random(1000);
    for (const player of players) for (const worth of worths) coreOps.createCard(`ware${worth}`, player.deck);
    coreOps.shuffleAllDecks();
    for (const player of players) coreOps.drawCard(player, 6);
  },
  decisions: { bid },
  effects: {
    sold({ players }) {
      const most = Math.max(...players.map(({ offered }) => offered));
      const best = players.find(({ offered }) => offered === most);
      if (best !== undefined) best.score += 3;
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
        moves: { lay, rest },
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
