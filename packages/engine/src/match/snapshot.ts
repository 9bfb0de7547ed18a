import type { CompiledGame } from '../game/compiled.ts';
import { packSeats, pendingSeats } from '../players/pending.ts';
import { contents, push } from '../world/boxes.ts';
import { checksum } from '../world/checksum.ts';
import { readColumns } from '../world/handles.ts';
import { digestText } from '../world/hash.ts';
import {
  At,
  HEADER,
  HEADER_BOXES,
  HEADER_LISTS,
  HEADER_NAMES,
  HEADER_VALUES,
  type HeaderWord,
  MAX_REQUESTS,
  REQUEST_VALUE_ADDRESSES,
  REQUEST_WORDS,
  REQUESTS_START,
} from '../world/header.ts';
import { canonicalJson, deepFreeze, type Json } from '../world/json.ts';
import { CardAt, type Column, encode, GONE, PlayerAt, ZoneAt } from '../world/layout.ts';
import type { World } from '../world/world.ts';
import { CardloomError } from './errors.ts';
import type { Recorded, RecordedMove } from './history.ts';
import { Runtime } from './runtime.ts';
import * as read from './snapshot-reader.ts';

/** A match as plain JSON. It holds names and contents, never indexes of this process. */
export interface Snapshot {
  readonly format: 'cardloom/1';
  readonly game: string;
  readonly version: string;
  readonly seed: number;
  readonly players: readonly string[];
  readonly options: Json;
  readonly matchId: string;
  readonly gameId: string;
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

export interface SnapshotCard {
  readonly name: string;
  readonly owner: number;
  readonly known: number;
  readonly source: number;
  readonly is: Readonly<Record<string, Json>>;
}

/** Words that hold the number of a segment, phase or step; a snapshot holds its path instead. */
const NODE_WORDS: Partial<Record<HeaderWord, 'segments' | 'phases' | 'steps'>> = {
  segment: 'segments',
  phase: 'phases',
  step: 'steps',
  declaredPhase: 'phases',
  declaredStep: 'steps',
};

export function writeSnapshot(runtime: Runtime, history: readonly Recorded[], watched?: RecordedMove): Snapshot {
  const { world, game, setup, layout } = runtime;
  const { mem, values } = world;
  const header: Record<string, Json> = {};
  for (const name of HEADER_NAMES) {
    const word = mem[HEADER[name]];
    const nodes = NODE_WORDS[name];
    if (name === 'cards' || name === 'requests') continue;
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
    options: setup.options,
    matchId: setup.matchId,
    gameId: setup.gameId,
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

const sealOf = (snapshot: object): string => digestText(canonicalJson(snapshot));

const columns = (world: World, base: number, list: readonly Column[]): Record<string, Json> =>
  readColumns(world, base, list) as Record<string, Json>;

/**
 * Builds the match anew from plain JSON. Whatever does not fit is refused with its path; of a snapshot that was edited
 * on purpose only the checksum and the seal are not looked at.
 */
export function readSnapshot(
  game: CompiledGame,
  input: unknown,
  isEdited = false,
): { runtime: Runtime; history: readonly Recorded[] } {
  const snapshot = read.object(input, 'snapshot');
  if (snapshot.format !== 'cardloom/1') read.bad('format', 'is not "cardloom/1"; is this a Cardloom snapshot?');
  if (snapshot.game !== game.name) {
    throw new CardloomError(
      'wrong-game',
      `This is a snapshot of ${String(snapshot.game)}, not of ${game.name}.`,
      'game',
    );
  }
  if (snapshot.version !== game.version) {
    const versions = `version ${String(snapshot.version)}, and this is version ${game.version}`;
    throw new CardloomError('wrong-game', `The snapshot was made with ${game.name} ${versions}.`, 'version');
  }
  if (snapshot.watched !== undefined) {
    read.bad('watched', 'says that a move was being watched: call step() until it is done, and save then');
  }
  const players = read.strings(snapshot.players, 'players');
  if (
    players.length < game.minPlayers ||
    players.length > game.maxPlayers ||
    new Set(players).size !== players.length
  ) {
    read.bad('players', 'do not fit the game');
  }
  const runtime = new Runtime(game, {
    seed: read.integer(snapshot.seed, 'seed'),
    players: Object.freeze(players),
    options: read.json(snapshot.options, 'options'),
    matchId: read.string(snapshot.matchId, 'matchId'),
    gameId: read.string(snapshot.gameId, 'gameId'),
  });
  const { world } = runtime;
  readCards(runtime, snapshot);
  readHeader(runtime, snapshot);
  const state = read.object(snapshot.state, 'state');
  readColumnsInto(world, 0, runtime.layout.game, state.game, 'state.game');
  readColumnsInto(world, 0, runtime.layout.ctx, state.ctx, 'state.ctx');
  const rows = read.list(state.players, 'state.players', players.length);
  for (const [seat, value] of rows.entries()) {
    const path = `state.players[${seat}]`;
    const row = runtime.layout.playerStart + seat * runtime.layout.playerWords;
    const { '': own, ...rest } = read.object(value, path);
    const words = read.object(own, `${path}['']`);
    world.set(row + PlayerAt.skipTurns, read.word(words.skipTurns, `${path}.skipTurns`));
    world.set(row + PlayerAt.turnsTaken, read.word(words.turnsTaken, `${path}.turnsTaken`));
    readColumnsInto(world, row, runtime.layout.player, rest, path);
  }
  if (!isEdited && checksum(world) !== snapshot.checksum)
    read.bad('checksum', 'does not match the contents: the snapshot was altered');
  world.forget();
  // what waits now can be come back to
  world.dropBoxes();
  const history = read.history(snapshot.history, 'history');
  const { seal, ...rest } = read.object(read.json(snapshot, 'snapshot'), 'snapshot');
  if (!isEdited && seal !== sealOf(rest)) read.bad('seal', 'does not match the contents: the snapshot was altered');
  return { runtime, history };
}

function readHeader(runtime: Runtime, snapshot: Record<string, unknown>): void {
  const { world, game, layout } = runtime;
  const header = read.object(snapshot.header, 'header');
  for (const name of HEADER_NAMES) {
    const path = `header.${name}`;
    if (name === 'cards' || name === 'requests') continue;
    const value = header[name];
    const nodes = NODE_WORDS[name];
    if (HEADER_BOXES.includes(name)) {
      for (const content of read.list(value, path).toReversed()) push(world, HEADER[name], read.work(content, path));
    } else if (HEADER_LISTS.includes(name)) {
      for (const item of read.list(value, path)) {
        push(world, HEADER[name], deepFreeze(read.object(read.json(item, path), path)) as Json);
      }
    } else if (HEADER_VALUES.includes(name)) world.set(HEADER[name], world.values.json(read.json(value, path)));
    else if (nodes === undefined) world.set(HEADER[name], read.word(value, path));
    else if (value === null) world.set(HEADER[name], -1);
    else {
      const id = game.flow[nodes].findIndex((node) => node.path === value);
      if (id < 0) read.bad(path, `names ${JSON.stringify(value)}, which the game does not have`);
      world.set(HEADER[name], id);
    }
  }
  const isValue = new Set(REQUEST_VALUE_ADDRESSES);
  const requests = read.list(snapshot.requests, 'requests');
  if (requests.length > MAX_REQUESTS) read.bad('requests', 'are too many');
  for (const [i, request] of requests.entries()) {
    for (const [word, value] of read.list(request, `requests[${i}]`, REQUEST_WORDS).entries()) {
      const address = REQUESTS_START + i * REQUEST_WORDS + word;
      const path = `requests[${i}][${word}]`;
      world.set(address, isValue.has(address) ? world.values.json(read.json(value, path)) : read.word(value, path));
    }
  }
  world.set(At.requests, requests.length);
  if (world.mem[At.decision] === 0) {
    for (const name of ['agenda', 'triggered', 'requests'] as const) {
      if (world.mem[HEADER[name]] === 0) continue;
      const path = name === 'requests' ? name : `header.${name}`;
      read.bad(path, 'holds work, and nobody is asked anything: it would have been done before anybody could act');
    }
  }
  const pending = read.object(snapshot.pending, 'pending');
  for (const [kind, name] of layout.pending.entries()) {
    const seats = read.strings(pending[name], `pending.${name}`).map((player) => runtime.playerIds.indexOf(player));
    if (seats.includes(-1) || new Set(seats).size !== seats.length) read.bad(`pending.${name}`, 'are not players');
    world.set(layout.pendingStart + kind, packSeats(seats));
  }
}

function readCards(runtime: Runtime, snapshot: Record<string, unknown>): void {
  const { world, game, layout } = runtime;
  const cards = read.list(snapshot.cards, 'cards').map((card, i) => read.object(card, `cards[${i}]`));
  for (const [i, card] of cards.entries()) {
    const def = game.cardIds.get(read.string(card.name, `cards[${i}].name`));
    if (def === undefined) read.bad(`cards[${i}].name`, `is "${String(card.name)}", which the game does not have`);
    const owner = read.word(card.owner, `cards[${i}].owner`);
    if (owner < 0 || owner >= layout.seats) read.bad(`cards[${i}].owner`, 'is no seat');
    world.createCard(def as number, owner, GONE);
  }
  const seen = new Set<number>();
  const zones = read.object(snapshot.zones, 'zones');
  for (const [name, ids] of [['gone', [GONE]] as const, ...layout.zonesByName]) {
    const lists = read.list(zones[name], `zones.${name}`, ids.length);
    for (const [i, id] of ids.entries()) {
      for (const value of read.list(lists[i], `zones.${name}[${i}]`)) {
        const card = read.word(value, `zones.${name}[${i}]`);
        if (card < 1 || card > cards.length || seen.has(card))
          read.bad(`zones.${name}[${i}]`, `has card ${card}, which does not exist or lies elsewhere too`);
        seen.add(card);
        world.moveCard(card, id);
      }
    }
  }
  if (seen.size !== cards.length) read.bad('zones', 'do not hold every card');
  for (const [i, card] of cards.entries()) {
    world.setCard(i + 1, CardAt.known, read.word(card.known, `cards[${i}].known`));
    world.setCard(i + 1, CardAt.source, read.word(card.source, `cards[${i}].source`));
    const row = layout.cardBase + (i + 1) * layout.cardWords;
    readColumnsInto(world, row, layout.card, card.is, `cards[${i}].is`);
  }
}

function readColumnsInto(world: World, base: number, list: readonly Column[], input: unknown, path: string): void {
  const values = read.object(input, path);
  for (const column of list) {
    const at = `${path}.${column.name}`;
    try {
      world.set(base + column.offset, encode(column.kind, values[column.name], world.values, column.name));
    } catch (error) {
      read.bad(at, (error as Error).message);
    }
  }
}
