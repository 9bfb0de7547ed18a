import {
  describeGame,
  emptyMatch,
  type Game,
  type GameTypes,
  type Json,
  type Match,
  restoreEdited,
  type Snapshot,
} from 'cardloom';
import { CardTable } from './fixture-cards.ts';
import { FixtureError, known, knownKeys } from './fixture-names.ts';
import { position } from './fixture-position.ts';
import type { Board, LooseCard } from './fixture-types.ts';

const FIELDS = [
  'players',
  'seed',
  'options',
  'from',
  'at',
  'turnPlayer',
  'priority',
  'otp',
  'passed',
  'pending',
  'manualMode',
  'counters',
  'G',
  'ctx',
  'zones',
];
const COUNTERS = ['numTurns', 'numRounds', 'numMoves', 'numTurnMoves'];

interface LoosePlayer {
  readonly zones?: Readonly<Record<string, readonly (string | LooseCard)[]>>;
  readonly left?: boolean;
  readonly turnsTaken?: number;
  readonly skipTurns?: number;
  readonly [attribute: string]: unknown;
}

/**
 * A match that stands on a given board: these cards in these zones, this step, these numbers. No rule of the game runs
 * until somebody acts. Names the game does not have are refused with the field that holds them.
 *
 * ```ts
 * const match = arrange(game, {
 *   at: { segment: 'play' },
 *   turnPlayer: 'bo',
 *   players: { ann: { zones: { hand: ['imp', { card: 'oaf', knownTo: ['bo'] }] } }, bo: { zones: { deck: ['imp', 'oaf'] } } },
 * });
 * ```
 */
export function arrange<T extends GameTypes>(game: Game<T>, board: Board<T> = {}): Match<T> {
  knownKeys('', board, FIELDS, 'field of a board');
  const { players: given } = board;
  const own = (given === undefined || Array.isArray(given) ? {} : given) as Readonly<Record<string, LoosePlayer>>;
  const ids = given === undefined ? undefined : ((Array.isArray(given) ? given : Object.keys(given)) as string[]);
  const from = board.from ?? emptyMatch(game, { seed: board.seed ?? 0, players: ids, options: board.options });
  const start = from.snapshot();
  const teams = from.view(null).ctx.teams as Teams;
  if (board.from !== undefined) {
    for (const id of ids ?? []) known(`players.${id}`, id, start.players, 'player');
    for (const field of ['seed', 'options'] as const) {
      if (board[field] !== undefined) throw new FixtureError(field, 'is that of the match it starts from');
    }
  }
  return restoreEdited(game, { ...start, ...edit(game, board as Board, own, start, teams) });
}

type Teams = readonly (readonly string[])[] | null;

function edit(
  game: Game,
  board: Board,
  own: Readonly<Record<string, LoosePlayer>>,
  start: Snapshot,
  teams: Teams,
): Partial<Snapshot> {
  const seats = start.players;
  const seat = (path: string, player: string): number => {
    known(path, player, seats, 'player');
    return seats.indexOf(player);
  };
  const mask = (path: string, players: readonly string[]): number =>
    players.reduce((bits, player) => bits | (1 << seat(path, player)), 0);
  const { attributes: declared, zones: places, cards: printed, pending: kinds } = describeGame(game);

  const header: Record<string, Json> = { ...start.header };
  if (board.at !== undefined || board.from === undefined) Object.assign(header, position(game, board.at ?? {}));
  if (board.turnPlayer !== undefined) header.turnPlayer = seat('turnPlayer', board.turnPlayer);
  if (board.turnPlayer !== undefined || board.from === undefined) {
    Object.assign(header, { naturalSeat: header.turnPlayer, priority: header.turnPlayer });
  }
  if (board.priority !== undefined) header.priority = board.priority === null ? -1 : seat('priority', board.priority);
  if (board.otp !== undefined) header.otp = seat('otp', board.otp);
  if (board.passed !== undefined) {
    header.passed = mask('passed', board.passed);
    header.lastPasser = board.passed.length === 0 ? -1 : seats.indexOf(board.passed[board.passed.length - 1]);
  }
  if (board.manualMode !== undefined) header.manualMode = board.manualMode ? 1 : 0;
  knownKeys('counters', board.counters ?? {}, COUNTERS, 'counter');
  Object.assign(header, board.counters);

  const cards = new CardTable(start, places, names(printed), declared.card, teams);
  for (const [zone, specs] of Object.entries((board.zones ?? {}) as NonNullable<LoosePlayer['zones']>)) {
    cards.lay(zone, -1, specs, `zones.${zone}`);
  }
  const rows = start.state.players.map((row, i) => {
    const path = `players.${seats[i]}`;
    const { zones, left, turnsTaken, skipTurns, ...attributes } = own[seats[i]] ?? {};
    knownKeys(path, attributes, Object.keys(declared.player), 'attribute of players');
    for (const [zone, specs] of Object.entries(zones ?? {})) cards.lay(zone, i, specs, `${path}.zones.${zone}`);
    if (left !== undefined) {
      const others = (header.left as number) & ~(1 << i);
      header.left = left ? others | (1 << i) : others;
    }
    const begun =
      board.from === undefined && header.turnRunning === 1 && header.turnPlayer === i ? { turnsTaken: 1 } : {};
    const words = { ...(row[''] as object), ...begun, ...defined({ turnsTaken, skipTurns }) };
    return { ...row, ...(attributes as Record<string, Json>), '': words as Json };
  });
  knownKeys('G', board.G ?? {}, Object.keys(declared.game), 'attribute of the game');
  knownKeys('ctx', board.ctx ?? {}, Object.keys(declared.ctx), 'attribute of ctx');
  knownKeys('pending', board.pending ?? {}, kinds, 'pending list');
  for (const [kind, players] of Object.entries(board.pending ?? {})) mask(`pending.${kind}`, players);
  return {
    header,
    pending: { ...start.pending, ...board.pending },
    state: {
      game: { ...start.state.game, ...(board.G as Record<string, Json> | undefined) },
      ctx: { ...start.state.ctx, ...(board.ctx as Record<string, Json> | undefined) },
      players: rows,
    },
    zones: cards.zones,
    cards: cards.cards,
  };
}

const names = (list: readonly { readonly name: string }[]): string[] => list.map(({ name }) => name);

const defined = (values: Readonly<Record<string, number | undefined>>): Record<string, number> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, number] => entry[1] !== undefined));
