import type { CompiledGame } from '../definition/compiled.ts';
import { pendingSeats } from '../players/pending.ts';
import { everySeat } from '../players/priority.ts';
import type { Recorded, RecordedMove } from '../runtime/action.ts';
import { CardloomError } from '../runtime/errors.ts';
import { type MatchSetup, Runtime } from '../runtime/runtime.ts';
import { isUndoLimit } from '../runtime/undo-limit.ts';
import { contents } from '../world/boxes.ts';
import { checksum } from '../world/checksum.ts';
import { type Apart, type ForeignError, ForeignReader } from '../world/foreign.ts';
import { readColumns } from '../world/handles.ts';
import { digestText } from '../world/hash.ts';
import {
  At,
  HEADER,
  HEADER_BOXES,
  HEADER_LISTS,
  HEADER_NAMES,
  HEADER_VALUES,
  REQUEST_VALUE_ADDRESSES,
  REQUEST_WORDS,
  REQUESTS_START,
} from '../world/header.ts';
import { faultOfId, faultOfPlayer } from '../world/id.ts';
import { deepFreeze, type Json, sorted } from '../world/json.ts';
import { CardAt, type Column, encode, GONE, PlayerAt, ZoneAt } from '../world/layout.ts';
import { type ForeignLimits, LIMITS } from '../world/limits.ts';
import { messageOf, plainly } from '../world/quote.ts';
import type { World } from '../world/world.ts';
import { historyReader, type ReadOptions } from './foreign-history.ts';
import { ELSEWHERE, leaveRoom, NODE_WORDS, readHeader, readPending, readRequests } from './snapshot-header.ts';
import * as read from './snapshot-reader.ts';
import { checkRest, tryDecision } from './snapshot-work.ts';

/**
 * A match as plain JSON. It holds names and contents, never indexes of this process.
 *
 * ```ts
 * const saved: Snapshot = match.snapshot();
 * const again = restore(game, JSON.parse(JSON.stringify(saved)));
 * ```
 */
export interface Snapshot extends MatchSetup {
  readonly format: 'cardloom/1';
  readonly game: string;
  readonly version: string;
  /** The engine's own words, by name. */
  readonly header: Readonly<Record<string, Json>>;
  readonly requests: readonly Json[];
  /** The players who still have to decide, in order, by kind. */
  readonly pending: Readonly<Record<string, readonly string[]>>;
  readonly state: {
    readonly game: Readonly<Record<string, Json>>;
    readonly ctx: Readonly<Record<string, Json>>;
    readonly players: readonly Readonly<Record<string, Json>>[];
  };
  /** Only in a game with zones seen by rule: the seats (as bits) that see into them, by zone and seat. */
  readonly sight?: Readonly<Record<string, readonly number[]>>;
  /** Card numbers from bottom to top, by zone and seat. */
  readonly zones: Readonly<Record<string, readonly (readonly number[])[]>>;
  readonly cards: readonly SnapshotCard[];
  readonly history: readonly Recorded[];
  /** The move that was being watched: then this is a picture of its middle, to look at and not to restore. */
  readonly watched?: RecordedMove;
  readonly checksum: string;
  /** A hash of all the rest: who plays, the seed and the history are in no checksum. */
  readonly seal: string;
}

interface SnapshotCard {
  readonly name: string;
  readonly owner: number;
  readonly known: number;
  readonly source: number;
  readonly is: Readonly<Record<string, Json>>;
}

export function writeSnapshot(runtime: Runtime, history: readonly Recorded[], watched?: RecordedMove): Snapshot {
  const { world, game, setup, layout } = runtime;
  const { mem, values } = world;
  const header: Record<string, Json> = {};
  for (const name of HEADER_NAMES) {
    const word = mem[HEADER[name]];
    const nodes = NODE_WORDS[name];
    if (ELSEWHERE.has(name)) continue;
    if (HEADER_BOXES.includes(name)) header[name] = contents(world, HEADER[name]);
    else if (HEADER_LISTS.includes(name)) header[name] = contents(world, HEADER[name]).reverse();
    else if (HEADER_VALUES.includes(name)) header[name] = values.list[word];
    else if (nodes !== undefined) header[name] = word < 0 ? null : game.flow[nodes][word].path;
    else header[name] = word;
  }
  const isValue = new Set(REQUEST_VALUE_ADDRESSES);
  const requests = Array.from({ length: mem[At.requests] }, (_, i) =>
    Array.from({ length: REQUEST_WORDS }, (_, word) => {
      const address = REQUESTS_START + i * REQUEST_WORDS + word;
      return isValue.has(address) ? values.list[mem[address]] : mem[address];
    }),
  );
  const zones: Record<string, number[][]> = {};
  for (const place of layout.zones) {
    const cards: number[] = [];
    for (let card = mem[place.address + ZoneAt.bottom]; card !== 0; card = world.card(card, CardAt.next))
      cards.push(card);
    zones[place.name] = [...(zones[place.name] ?? []), cards];
  }
  const rowOf = (card: number): number => layout.cardBase + card * layout.cardWords;
  const snapshot: Omit<Snapshot, 'seal'> = {
    format: 'cardloom/1',
    game: game.name,
    version: game.version,
    seed: setup.seed,
    players: setup.players,
    ...(setup.teams === undefined ? {} : { teams: setup.teams }),
    options: setup.options,
    matchId: setup.matchId,
    gameId: setup.gameId,
    ...(setup.sampledFor === undefined ? {} : { sampledFor: setup.sampledFor }),
    undo: setup.undo,
    header,
    requests,
    pending: Object.fromEntries(
      layout.pending.map((name, kind) => [name, pendingSeats(world, kind).map((seat) => setup.players[seat])]),
    ),
    state: {
      game: columns(world, 0, layout.game),
      ctx: columns(world, 0, layout.ctx),
      players: setup.players.map((_, seat) => {
        const row = layout.playerStart + seat * layout.playerWords;
        const own = { skipTurns: mem[row + PlayerAt.skipTurns], turnsTaken: mem[row + PlayerAt.turnsTaken] };
        return { '': own, ...columns(world, row, layout.player) };
      }),
    },
    ...(layout.ruledZones.length === 0 ? {} : { sight: sightOf(world) }),
    zones,
    cards: Array.from({ length: mem[At.cards] }, (_, i) => ({
      name: game.cardNames[world.card(i + 1, CardAt.def)],
      owner: world.card(i + 1, CardAt.owner),
      known: world.card(i + 1, CardAt.known),
      source: world.card(i + 1, CardAt.source),
      is: columns(world, rowOf(i + 1), layout.card),
    })),
    history,
    ...(watched === undefined ? {} : { watched }),
    checksum: checksum(world),
  };
  const plain = JSON.parse(JSON.stringify(snapshot)) as Omit<Snapshot, 'seal'>;
  return { ...plain, seal: sealOf(plain) };
}

function sightOf({ layout, mem }: World): Record<string, number[]> {
  const sight: Record<string, number[]> = {};
  for (const place of layout.ruledZones) {
    sight[place.name] ??= [];
    sight[place.name].push(mem[place.sight]);
  }
  return sight;
}

/** Of the canonical text, whatever the order of keys. The snapshot is plain JSON of one's own, and may be long. */
const sealOf = (snapshot: object): string => digestText(JSON.stringify(sorted(snapshot as Json)));

const columns = (world: World, base: number, list: readonly Column[]): Record<string, Json> =>
  readColumns(world, base, list) as Record<string, Json>;

const KEYS: readonly (keyof Snapshot)[] = [
  'format',
  'game',
  'version',
  'seed',
  'players',
  'options',
  'matchId',
  'gameId',
  'undo',
  'header',
  'requests',
  'pending',
  'state',
  'zones',
  'cards',
  'history',
  'checksum',
  'seal',
];

/**
 * Builds the match anew from plain JSON. Whatever does not fit is refused with its path; of a snapshot that was edited
 * on purpose only the checksum and the seal are not looked at.
 */
export function readSnapshot(
  game: CompiledGame,
  input: unknown,
  isEdited = false,
  options?: ReadOptions,
): { runtime: Runtime; history: readonly Recorded[] } {
  const copy = copyOf(input, '', LIMITS.snapshot, 'kept', new Map([['history', historyReader(options)]]));
  checkGame(game, copy);
  const snapshot = read.fields(copy, '', KEYS, ['watched', 'sampledFor', 'teams', 'sight']);
  if (snapshot.watched !== undefined) {
    read.bad('watched', 'says that a move was being watched: call step() until it is done, and save then');
  }
  const runtime = new Runtime(game, readSetup(game, snapshot));
  const { world, layout } = runtime;
  readCards(runtime, snapshot);
  readSight(runtime, snapshot.sight);
  readHeader(runtime, snapshot.header);
  readRequests(runtime, snapshot.requests);
  readPending(runtime, snapshot.pending);
  checkRest(runtime);
  const state = read.fields(snapshot.state, 'state', ['game', 'ctx', 'players']);
  readColumnsInto(world, 0, layout.game, state.game, 'state.game');
  readColumnsInto(world, 0, layout.ctx, state.ctx, 'state.ctx');
  for (const [seat, value] of read.list(state.players, 'state.players', layout.seats).entries()) {
    const path = `state.players[${seat}]`;
    const row = layout.playerStart + seat * layout.playerWords;
    const { '': own, ...rest } = read.object(value, path);
    const words = read.fields(own, `${path}['']`, ['skipTurns', 'turnsTaken']);
    world.set(row + PlayerAt.skipTurns, read.count(words.skipTurns, `${path}.skipTurns`));
    world.set(row + PlayerAt.turnsTaken, read.count(words.turnsTaken, `${path}.turnsTaken`));
    readColumnsInto(world, row, layout.player, rest, path);
  }
  const history = readHistory(runtime, snapshot.history);
  if (isEdited) leaveRoom(runtime);
  else {
    if (checksum(world) !== snapshot.checksum)
      read.bad('checksum', 'does not match the contents: the snapshot was altered');
    const { seal, ...rest } = snapshot;
    if (seal !== sealOf(rest)) read.bad('seal', 'does not match the contents: the snapshot was altered');
  }
  tryDecision(runtime, 'header.decision[0]');
  world.trim();
  return { runtime, history };
}

function copyOf(input: unknown, at: string, limits: ForeignLimits, order?: 'sorted' | 'kept', apart?: Apart): Json {
  try {
    return new ForeignReader(limits).copy(input, at, order, apart);
  } catch (error) {
    const { path, fault } = error as ForeignError;
    return read.bad(path === '' ? 'snapshot' : path, fault);
  }
}

/** Whether it is a snapshot at all, and of this game: said before anything that is wrong inside it. */
function checkGame(game: CompiledGame, copy: Json): void {
  const { format, game: name, version } = read.object(copy, 'snapshot');
  if (format !== 'cardloom/1') read.bad('format', 'is not "cardloom/1"; is this a Cardloom snapshot?');
  if (name !== game.name) {
    throw new CardloomError('wrong-game', `This is a snapshot of ${plainly(name)}, not of ${game.name}.`, 'game');
  }
  if (version !== game.version) {
    const versions = `version ${plainly(version)}, and this is version ${game.version}`;
    throw new CardloomError('wrong-game', `The snapshot was made with ${game.name} ${versions}.`, 'version');
  }
}

function readSetup(game: CompiledGame, snapshot: read.Fields): MatchSetup {
  const id = (value: Json | undefined, path: string): string => {
    const fault = faultOfId(value);
    return fault === null ? (value as string) : read.bad(path, fault);
  };
  const players = read.list(snapshot.players, 'players').map((player, i) => {
    const fault = faultOfPlayer(player);
    return fault === null ? (player as string) : read.bad(`players[${i}]`, fault);
  });
  if (
    players.length < game.minPlayers ||
    players.length > game.maxPlayers ||
    new Set(players).size !== players.length
  ) {
    read.bad('players', 'do not fit the game');
  }
  const { sampledFor } = snapshot;
  return {
    seed: read.seed(snapshot.seed, 'seed'),
    players: Object.freeze(players),
    ...readTeams(game, snapshot.teams, players.length),
    options: deepFreeze(copyOf(snapshot.options, 'options', LIMITS.options)),
    matchId: id(snapshot.matchId, 'matchId'),
    gameId: id(snapshot.gameId, 'gameId'),
    ...(sampledFor === undefined
      ? {}
      : { sampledFor: read.name(sampledFor, 'sampledFor', new Set(players), 'player') }),
    undo: isUndoLimit(snapshot.undo) ? snapshot.undo : read.bad('undo', 'is no number of actions'),
  };
}

/** Each team has a member, and they are counted from 0. */
function readTeams(game: CompiledGame, value: Json | undefined, seats: number): Pick<MatchSetup, 'teams'> {
  if (value === undefined) return {};
  if (game.teams.by !== 'chosen') read.bad('teams', 'is there, but in this game nobody chooses them');
  const teams = read.list(value, 'teams', seats).map((team, i) => read.range(team, `teams[${i}]`, 0, seats - 1));
  if (teams.some((team) => team >= new Set(teams).size)) read.bad('teams', 'leaves a number out');
  return { teams: Object.freeze(teams) };
}

function readSight({ world, layout }: Runtime, value: Json | undefined): void {
  if (layout.ruledZones.length === 0 && value === undefined) return;
  const names = [...new Set(layout.ruledZones.map(({ name }) => name))];
  const sight = read.fields(value, 'sight', names);
  for (const name of names) {
    const places = layout.ruledZones.filter((place) => place.name === name);
    for (const [i, mask] of read.list(sight[name], `sight.${name}`, places.length).entries())
      world.set(places[i].sight, read.range(mask, `sight.${name}[${i}]`, 0, everySeat(layout.seats)));
  }
}

function readHistory(runtime: Runtime, value: Json | undefined): Recorded[] {
  const players = new Set(runtime.playerIds);
  return read.list(value, 'history').map((entry, i): Recorded => {
    const path = `history[${i}]`;
    const isHost = Object.hasOwn(read.object(entry, path), 'host');
    const done = read.fields(entry, path, isHost ? ['host', 'args'] : ['player', 'move', 'args']);
    const args = deepFreeze(read.object(done.args, `${path}.args`));
    if (isHost) return { host: read.string(done.host, `${path}.host`), args };
    const player = read.name(done.player, `${path}.player`, players, 'player');
    return { player, move: read.string(done.move, `${path}.move`), args };
  });
}

function readCards(runtime: Runtime, snapshot: read.Fields): void {
  const { world, game, layout } = runtime;
  const cards = read
    .list(snapshot.cards, 'cards')
    .map((card, i) => read.fields(card, `cards[${i}]`, ['name', 'owner', 'known', 'source', 'is']));
  for (const [i, card] of cards.entries()) {
    const name = read.name(card.name, `cards[${i}].name`, game.cardIds, 'card');
    const owner = read.range(card.owner, `cards[${i}].owner`, 0, layout.seats - 1);
    world.createCard(game.cardIds.get(name) as number, owner, GONE);
  }
  const seen = new Set<number>();
  const places = [['gone', [GONE]] as const, ...layout.zonesByName];
  const zones = read.fields(
    snapshot.zones,
    'zones',
    places.map(([name]) => name),
  );
  for (const [name, ids] of places) {
    const lists = read.list(zones[name], `zones.${name}`, ids.length);
    for (const [i, id] of ids.entries()) {
      for (const value of read.list(lists[i], `zones.${name}[${i}]`)) {
        const card = read.word(value, `zones.${name}[${i}]`);
        if (card < 1 || card > cards.length || seen.has(card))
          read.bad(`zones.${name}[${i}]`, `has card ${card}, which does not exist or lies elsewhere too`);
        seen.add(card);
        const { holds } = layout.zones[id];
        if (holds !== null && holds[world.card(card, CardAt.def)] === 0)
          read.bad(
            `zones.${name}[${i}]`,
            `has a card "${game.cardNames[world.card(card, CardAt.def)]}", which cannot lie there`,
          );
        world.moveCard(card, id);
      }
    }
  }
  if (seen.size !== cards.length) read.bad('zones', 'do not hold every card');
  for (const [i, card] of cards.entries()) {
    const path = `cards[${i}]`;
    world.setCard(i + 1, CardAt.known, read.range(card.known, `${path}.known`, 0, everySeat(layout.seats)));
    world.setCard(i + 1, CardAt.source, read.count(card.source, `${path}.source`));
    const row = layout.cardBase + (i + 1) * layout.cardWords;
    readColumnsInto(world, row, layout.card, card.is, `${path}.is`);
  }
}

function readColumnsInto(
  world: World,
  base: number,
  list: readonly Column[],
  input: Json | undefined,
  path: string,
): void {
  const values = read.fields(
    input,
    path,
    list.map(({ name }) => name),
  );
  for (const { name, kind, offset } of list) {
    try {
      world.set(base + offset, encode(kind, values[name], world.values, name));
    } catch (error) {
      read.bad(`${path}.${name}`, messageOf(error));
    }
  }
}
