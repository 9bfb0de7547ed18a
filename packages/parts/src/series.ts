import { buildFor, optional, player } from 'cardloom';
import type { TableCard, TableContext, TableOps, TablePlayer, TableZone, Tells } from './context.ts';
import { outcomePayloads } from './outcome.ts';
import { type Pausable, pauseEvents, pauseGate, pauseState, pausing } from './pause.ts';

/**
 * A match of several games: best of n, a score, sideboarding between games, and the loser chooses who starts. Any game
 * can be played so; with `bestOf` 1 it is a single game and all of this is silent.
 */

/**
 * Spread these into what the game declares, and add `pending: ['sideboarding']`.
 *
 * ```ts
 * declareGame({ name: 'mine', state: seriesState, pending: ['sideboarding'] });
 * ```
 */
export const seriesState = {
  game: {
    bestOf: 1,
    gameNumber: 1,
    ...pauseState,
  },
  player: { gamesWon: 0, swapsLeft: 0 },
};
/**
 * Spread it into `zones`.
 *
 * ```ts
 * declareGame({ name: 'mine', zones: { ...seriesZones } });
 * ```
 */
export const seriesZones = {
  /** The deck between two games. */
  box: { of: 'player', seenBy: 'owner' },
  sideboard: { of: 'player', seenBy: 'owner' },
} as const;
/**
 * Spread it into `events`.
 *
 * ```ts
 * declareGame({ name: 'mine', state: seriesState, zones: { ...seriesZones }, events: { ...seriesEvents } });
 * ```
 */
export const seriesEvents = {
  ...pauseEvents,
  /** Without a player nobody has won the game. */
  gameWon: { player: optional(player()), reason: '', game: 0, gameId: '' },
  sideboarded: { player: player(), swaps: 0 },
};
/**
 * What checks and rules put on the agenda when a game is decided.
 *
 * ```ts
 * declareGame({ name: 'mine', effects: { ...seriesEffects } });
 * ```
 */
export const seriesEffects = { ...outcomePayloads, tie: { reason: optional('') } };

/**
 * What a series asks of a player.
 *
 * ```ts
 * const isAhead = (player: SeriesPlayer, other: SeriesPlayer): boolean => player.gamesWon > other.gamesWon;
 * ```
 */
export interface SeriesPlayer<C extends TableCard = TableCard> extends TablePlayer {
  gamesWon: number;
  swapsLeft: number;
  readonly deck: TableZone<C>;
  readonly box: TableZone<C>;
  readonly sideboard: TableZone<C>;
}

interface SeriesOps extends TableOps {
  setPending(kind: 'mulligan' | 'sideboarding', players: readonly (TablePlayer | string)[]): void;
  donePending(kind: 'mulligan' | 'sideboarding', player?: TablePlayer | string): void;
  isPending(kind: 'mulligan' | 'sideboarding'): boolean;
  setSegment(name: 'sideboarding'): unknown;
  nextGame(): void;
}

interface GameWon {
  readonly player?: TablePlayer;
  readonly reason: string;
  readonly game: number;
  readonly gameId: string;
}
type TellsSeries = Tells<{ gameWon: GameWon; sideboarded: { readonly player: TablePlayer; readonly swaps: number } }>;

/**
 * What a series asks of a game's context.
 *
 * ```ts
 * const isLastGame = ({ G }: SeriesContext<SeriesPlayer>): boolean => G.gameNumber === G.bestOf;
 * ```
 */
export interface SeriesContext<P extends TablePlayer> extends TableContext<P> {
  readonly G: Pausable['G'] & { bestOf: number; gameNumber: number };
  readonly coreOps: SeriesOps & TellsSeries['coreOps'];
}

/**
 * What a series has to know of a game.
 *
 * ```ts
 * const rules: SeriesRules<Context, Card, Player> = {
 *   zones: ({ deck, hand, board, discard }) => [deck, hand, board, discard],
 *   freshen: (card) => void (card.damage = 0),
 *   restart: ({ players }) => players.forEach((player) => (player.life = 20)),
 * };
 * ```
 */
export interface SeriesRules<X, C extends TableCard, P> {
  /** The zones of a player whose cards go back into the box after a game: all but box and sideboard. */
  readonly zones: (player: P) => readonly TableZone<C>[];
  /** Makes a card as it was before the game. */
  readonly freshen: (card: C) => void;
  /** Makes the players and the game's own attributes as they were before the game. */
  readonly restart: (context: X) => void;
}

/**
 * The parts of a series for one game. The segment `sideboarding` leads back to the game's setup:
 *
 * ```ts
 * const series = seriesOf<Context, Card, Player>({
 *   zones: ({ deck, hand, board, discard }) => [deck, hand, board, discard],
 *   freshen: (card) => void (card.damage = 0),
 *   restart: ({ players }) => players.forEach((player) => (player.life = 20)),
 * });
 * // for `kit.define`: win, lose and tie come from the series, instead of `outcomeEffects`
 * const effects = { ...series.effects };
 * const moves = { concede, concedeGame: series.concedeGame };
 * const play = { next: 'end', moves: series.pausing };
 * const sideboarding = { next: 'setup', ...series.sideboarding };
 * const flow = { gate: series.gate };
 * ```
 */
export function seriesOf<X extends SeriesContext<P>, C extends TableCard, P extends SeriesPlayer<C>>(
  rules: SeriesRules<X, C, P>,
) {
  /** A game is over; null for a game without a winner. */
  function award(context: X, winner: P | null, reason: string): void {
    const { G, ctx, coreOps, players } = context;
    coreOps.emit('gameWon', { player: winner ?? undefined, reason, game: G.gameNumber, gameId: ctx.gameId });
    if (winner !== null) winner.gamesWon += 1;
    if (isDecided(context)) {
      const [first, ...rest] = [...players].sort((a, b) => b.gamesWon - a.gamesWon);
      const isTie = rest[0]?.gamesWon === first.gamesWon;
      coreOps.endGame(isTie ? { reason } : { winners: [first], reason });
      return;
    }
    for (const player of players) {
      for (const zone of rules.zones(player)) packUp(coreOps, player, zone);
      // what lay open is known no more, or everybody would see which cards are exchanged
      coreOps.shuffle(player.box);
    }
    rules.restart(context);
    G.gameNumber += 1;
    coreOps.nextGame();
    // the loser chooses; after a game without one, the lot decides anew
    if (winner !== null) coreOps.setChoosingFirstPlayer(coreOps.nextPlayer(winner) ?? winner);
    coreOps.setSegment('sideboarding');
  }

  function isDecided({ G, players }: X): boolean {
    return G.gameNumber >= G.bestOf || players.some(({ gamesWon }) => gamesWon * 2 > G.bestOf);
  }

  function packUp(coreOps: SeriesOps, player: P, zone: TableZone<C>): void {
    for (const card of [...zone]) {
      rules.freshen(card);
      coreOps.moveCard(card, player.box);
    }
  }

  const other = ({ players, coreOps }: X, player: P): P => players[coreOps.nextPlayer(player)?.seat ?? player.seat];

  return {
    award,
    effects: {
      win: (context: X, { player, reason }: { readonly player: P; readonly reason: string }): void =>
        award(context, player, reason),
      lose: (context: X, { player, reason }: { readonly player: P; readonly reason: string }): void =>
        award(context, other(context, player), reason),
      tie: (context: X, { reason }: { readonly reason?: string }): void => award(context, null, reason ?? 'tie'),
    },
    /** Gives up this game, not the match. */
    concedeGame: buildFor<X, C, P>()
      .move({ anyPlayer: true, table: true })
      .when(({ G }) => G.bestOf > 1 || 'There is only one game: concede the match.')
      .run((context) => award(context, other(context, context.player), 'conceded')),
    /** Moves for the segment in which the game is played, and the gate that holds it. */
    pausing,
    gate: pauseGate,
    sideboarding: {
      actors: 'pending:sideboarding',
      onBegin: ({ coreOps, players }: X): void => {
        for (const player of players) player.swapsLeft = player.sideboard.length;
        coreOps.setPending('sideboarding', players);
      },
      endIf: ({ ctx, coreOps }: X): boolean => ctx.gameOver || !coreOps.isPending('sideboarding'),
      onEnd: ({ coreOps, players }: X): void => {
        for (const { box, deck } of players) for (const card of [...box]) coreOps.moveCard(card, deck);
        coreOps.shuffleAllDecks();
      },
      moves: { swap, doneSideboarding },
    } as const,
  };
}

type AnyContext = SeriesContext<SeriesPlayer>;

/** One copy of each card stands for all its copies. */
function oneOfEach(zone: TableZone): TableCard[] {
  const seen = new Set<string>();
  return zone.filter(({ name }) => !seen.has(name) && seen.add(name).size > 0);
}

const swap = buildFor<AnyContext>()
  .move()
  .when(({ player }) => player.swapsLeft > 0 || 'You have no more cards to swap.')
  .card('out', ({ player }) => oneOfEach(player.box), { prompt: 'Which card leaves the deck?' })
  .card('into', ({ player }) => oneOfEach(player.sideboard), { prompt: 'Which one comes in?' })
  .run(({ player, coreOps }, { out, into }) => {
    coreOps.moveCard(out, player.sideboard);
    coreOps.moveCard(into, player.box);
    player.swapsLeft -= 1;
  });

const doneSideboarding = buildFor<AnyContext>()
  .move()
  .run(({ player, coreOps }) => {
    coreOps.emit('sideboarded', { player, swaps: player.sideboard.length - player.swapsLeft });
    coreOps.donePending('sideboarding', player);
  });
