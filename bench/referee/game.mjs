// The referee game written on Cardloom. Its "phases" last over several turns, so they are segments here.
import { createMatch, declareGame } from 'cardloom';

const HAND = 4;
const DECK = 20;

/** mulberry32 kept in the state, as the rules prescribe. */
function below(G, bound) {
  G.rng = (G.rng + 0x6d2b79f5) | 0;
  let t = Math.imul(G.rng ^ (G.rng >>> 15), 1 | G.rng);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((((t ^ (t >>> 14)) >>> 0) / 4294967296) * bound) | 0;
}

const cards = {};
for (let p = 0; p < 2; p++) {
  for (let c = 0; c < DECK; c++) cards[`card${p * 100 + c}`] = { id: p * 100 + c, power: 1 + (c % 7) };
}

const moveAll = (coreOps, from, to) => {
  for (let card = from.top; card !== undefined; card = from.top) coreOps.moveCard(card, to);
};

function counted({ G, players, coreOps }) {
  if (++G.moves < G.limit) return;
  const [a, b] = players;
  coreOps.endGame(a.score === b.score ? undefined : a.score > b.score ? a : b);
}

const musterOver = ([a, b]) => a.drawn && b.drawn;
const battleOver = (G, [a, b]) => G.passes >= 2 || (a.hand.length === 0 && b.hand.length === 0);

const turn = (over) => ({
  onBegin: ({ G, player }) => {
    G.turns++;
    player.energy = 1 + (G.turns & 3);
  },
  onEnd: ({ G, player }) => {
    G.ended++;
    player.energy = 0;
  },
  endIf: ({ G, ctx, players }) => ctx.numTurnMoves > 0 && !over(G, players),
});

const kit = declareGame({
  name: 'referee',
  state: {
    game: { limit: 0, rng: 0, moves: 0, turns: 0, ended: 0, rounds: 0, passes: 0 },
    player: { score: 0, drawn: false, energy: 0 },
  },
  zones: {
    deck: { of: 'player', seenBy: 'nobody' },
    hand: { of: 'player', seenBy: 'owner' },
    discard: { of: 'player', seenBy: 'everyone' },
  },
  cards,
});

const draw = kit.move().run((context) => {
  const { G, player, coreOps } = context;
  player.drawn = true;
  for (let k = 0; k < HAND; k++) {
    if (player.deck.length === 0) {
      moveAll(coreOps, player.discard, player.deck);
      coreOps.shuffle(player.deck, (bound) => below(G, bound));
    }
    coreOps.moveCard(player.deck.top, player.hand);
  }
  counted(context);
});

const play = kit
  .move()
  .when(({ player }) => player.hand.length > 0)
  .number('i', ({ player }) => ({ min: 0, max: player.hand.length - 1 }))
  .run((context, { i }) => {
    const { G, player, coreOps } = context;
    G.passes = 0;
    const card = player.hand.at(i);
    player.score += card.def.power * player.energy;
    coreOps.moveCard(card, player.discard);
    counted(context);
  });

const pass = kit.move().run((context) => {
  context.G.passes++;
  counted(context);
});

export const game = kit.define({
  setup({ G, players, coreOps }, { limit, seed }) {
    G.limit = limit;
    G.rng = seed | 0;
    for (const player of players) {
      for (let c = 0; c < DECK; c++) coreOps.createCard(`card${player.seat * 100 + c}`, player.deck);
      coreOps.shuffle(player.deck, (bound) => below(G, bound));
    }
  },
  segments: {
    muster: {
      next: { to: ['battle', null], by: ({ ctx }) => (ctx.gameOver ? null : 'battle') },
      endIf: ({ ctx, players }) => ctx.gameOver || musterOver(players),
      onBegin: ({ G }) => {
        G.rounds++;
      },
      onEnd: ({ G, players }) => {
        G.passes = 0;
        for (const player of players) player.drawn = false;
      },
      turn: turn((_, players) => musterOver(players)),
      moves: { draw },
    },
    battle: {
      next: { to: ['muster', null], by: ({ ctx }) => (ctx.gameOver ? null : 'muster') },
      endIf: ({ G, ctx, players }) => ctx.gameOver || battleOver(G, players),
      onEnd: ({ G, players, coreOps }) => {
        G.passes = 0;
        for (const player of players) {
          player.drawn = false;
          moveAll(coreOps, player.hand, player.discard);
        }
      },
      turn: turn(battleOver),
      moves: { play, pass },
    },
  },
});

/** What the engine is sent: only `play` asks which card. */
export const actionOf = (player, move, i) => ({ player, move, args: move === 'play' ? { i } : {} });

export const start = ({ limit, seed }) => createMatch(game, { seed: 1, options: { limit, seed } });

/** What the driver reads: the live handles, and the state in the form the digest is taken of. */
export function reader({ G, ctx, players }) {
  const zone = (cards) => [...cards].map((card) => card.def);
  const view = {
    players,
    toJSON: () => ({
      ...G,
      players: players.map((player) => ({
        deck: zone(player.deck),
        hand: zone(player.hand),
        discard: zone(player.discard),
        score: player.score,
        drawn: player.drawn,
        energy: player.energy,
      })),
    }),
  };
  return {
    G: () => view,
    phase: () => ctx.currentSegment,
    player: () => ctx.turnPlayerPos,
    done: () => ctx.gameOver,
  };
}
