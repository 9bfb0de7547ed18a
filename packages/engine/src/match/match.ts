import { findMove, objection, perform, transact } from '../actions/perform.ts';
import { FlowManager } from '../flow/manager.ts';
import { openMoves } from '../flow/position.ts';
import { readTrace, type TraceEntry } from '../flow/trace.ts';
import { enterSegment } from '../flow/transition.ts';
import type { Game } from '../game/define.ts';
import type { MatchState, Shape } from '../game/types.ts';
import { type MatchEvent, readEvents } from '../view/events.ts';
import { checksum, positionHash } from '../world/checksum.ts';
import { At } from '../world/header.ts';
import { canonicalJson, deepFreeze, type Json } from '../world/json.ts';
import { seedRandom } from '../world/random.ts';
import type { TapeSlice } from '../world/tape.ts';
import { CardloomError, type Failure, failure, IllegalActionError } from './errors.ts';
import { type Action, History, type HostAction, type Recorded, type RecordedMove } from './history.ts';
import { Line } from './line.ts';
import { Calling, type MatchSetup, Runtime } from './runtime.ts';
import { readSnapshot, type Snapshot, writeSnapshot } from './snapshot.ts';

export interface MatchOptions {
  /** Any whole number; the same seed gives the same match. */
  readonly seed?: number;
  /** Ids in turn order; `p0`, `p1`, … if left out. */
  readonly players?: readonly string[];
  /** Handed to the game's `setup`. */
  readonly options?: Json;
  /** A match may be one game of a series. */
  readonly matchId?: string;
  readonly gameId?: string;
}

/** What an accepted action did. Events and trace are read from the tape when they are looked at. */
export class Applied {
  readonly ok = true;
  readonly #runtime: Runtime;
  readonly #slice: TapeSlice;

  constructor(runtime: Runtime, slice: TapeSlice) {
    this.#runtime = runtime;
    this.#slice = slice;
  }

  /** What happened, for people. */
  get events(): readonly MatchEvent[] {
    return readEvents(this.#slice, this.#runtime);
  }

  /** Every microstep of the flow. */
  get trace(): readonly TraceEntry[] {
    return readTrace(this.#slice, this.#runtime.game.flow, this.#runtime.playerIds);
  }
}

export type Result = Applied | { readonly ok: false; readonly error: Failure };

const refused = (error: Failure): Result => ({ ok: false, error });

/** What `replay()` gives: all that is needed to play the match again. */
export interface Replay {
  readonly game: string;
  readonly version: string;
  readonly seed: number;
  readonly players: readonly string[];
  readonly options: Json;
  readonly actions: readonly Recorded[];
  readonly checksum: string;
}

/** One play of a game. */
export class Match<T extends Shape = Shape> {
  readonly game: Game<T>;
  /** Navigation and inspection of segments, phases and steps. */
  readonly flow: FlowManager<T>;
  readonly #runtime: Runtime;
  readonly #history: History;

  /** @internal Use `createMatch` or `restore`. */
  constructor(game: Game<T>, runtime: Runtime, past: readonly Recorded[] = []) {
    this.game = game;
    this.#runtime = runtime;
    this.#history = new History(past);
    runtime.history = this.#history.moves;
    this.flow = new FlowManager<T>(runtime, (name, args, work) => this.#host(name, args, work));
  }

  get players(): readonly string[] {
    return this.#runtime.playerIds;
  }

  /** `G` and `ctx` as an immutable object; the same object until something changes. */
  get state(): MatchState<T> {
    return this.#runtime.state as MatchState<T>;
  }

  /** The names of the moves this player can make here. */
  availableMoves(player: string): readonly string[] {
    const runtime = this.#runtime;
    const seat = runtime.playerIds.indexOf(player);
    if (seat < 0) return [];
    const names: string[] = [];
    const candidates = runtime.world.mem[At.manualMode] === 0 ? openMoves(runtime) : runtime.game.flow.movesByName;
    for (const name of candidates.keys()) {
      const move = findMove(runtime, name);
      if (!('code' in move) && objection(runtime, seat, move) === null) names.push(name);
    }
    return names;
  }

  /** Makes a move. What is refused changes nothing. */
  act(action: Action): Result {
    const runtime = this.#runtime;
    const recorded = record(action);
    if ('code' in recorded) return refused(recorded);
    const reason = perform(runtime, recorded);
    if (reason !== null) return refused(reason);
    return new Applied(runtime, this.#history.commit(recorded, runtime.world));
  }

  /** The same, but a refusal is thrown. */
  processAction(action: Action): MatchState<T> {
    const result = this.act(action);
    if (!result.ok) throw new IllegalActionError(result.error);
    return this.state;
  }

  /** Takes the last action back. */
  undo(): Result {
    if (this.#runtime.busy) return refused(failure('busy', 'A rule is running.'));
    const undone = this.#history.undo(this.#runtime.world);
    if (undone === undefined) return refused(failure('nothing-to-undo', 'There is nothing to undo.'));
    return new Applied(this.#runtime, NOTHING);
  }

  redo(): Result {
    if (this.#runtime.busy) return refused(failure('busy', 'A rule is running.'));
    const redone = this.#history.redo(this.#runtime.world);
    if (redone === undefined) return refused(failure('nothing-to-redo', 'There is nothing to redo.'));
    return new Applied(this.#runtime, NOTHING);
  }

  /** The host switches the rules off, or on again (then what is due happens at once). */
  setManualMode(on: boolean): Result {
    return this.#host('setManualMode', { on }, () => {
      this.#runtime.world.set(At.manualMode, on ? 1 : 0);
      return null;
    });
  }

  /** An independent copy that stands where this match stands. */
  fork(): Match<T> {
    return new Match(
      this.game,
      new Runtime(this.game.compiled, this.#runtime.setup, this.#runtime),
      this.#history.all(),
    );
  }

  /** A copy for search: moves are made and unmade in place. */
  line(): Line<T> {
    return new Line(new Runtime(this.game.compiled, this.#runtime.setup, this.#runtime));
  }

  /** The whole match as plain JSON. */
  snapshot(): Snapshot {
    return writeSnapshot(this.#runtime, this.#history.all());
  }

  checksum(): string {
    return checksum(this.#runtime.world);
  }

  /** A hash of the position alone: no counters, random state or card numbers. */
  positionHash(): string {
    return positionHash(this.#runtime.world);
  }

  replay(): Replay {
    const { setup, game } = this.#runtime;
    return {
      game: game.name,
      version: game.version,
      seed: setup.seed,
      players: setup.players,
      options: setup.options,
      actions: this.#history.all(),
      checksum: this.checksum(),
    };
  }

  #host(name: string, args: Readonly<Record<string, Json>>, work: () => Failure | null): Result {
    const runtime = this.#runtime;
    const reason = transact(runtime, work);
    if (reason !== null) return refused(reason);
    const recorded: HostAction = { host: name, args };
    return new Applied(runtime, this.#history.commit(recorded, runtime.world));
  }
}

const NOTHING: TapeSlice = { words: new Int32Array(0), from: 0, to: 0, notes: [] };
const NO_ARGS = Object.freeze({});

/** A private copy of an action, so that what its sender does to it later changes nothing. */
function record(action: Action): RecordedMove | Failure {
  if (typeof action !== 'object' || action === null) {
    return failure('malformed-action', 'An action is an object { player, move, args }.');
  }
  const { player, move, args } = action;
  if (args === undefined) return { player, move, args: NO_ARGS };
  if (typeof args !== 'object' || args === null || Array.isArray(args)) {
    return failure('malformed-action', 'The arguments of a move are an object, by name.', 'args');
  }
  const copy: Record<string, Json> = {};
  for (const key of Object.keys(args)) {
    const value: unknown = args[key];
    if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) {
      copy[key] = value as Json;
      continue;
    }
    try {
      copy[key] = deepFreeze(JSON.parse(canonicalJson(value, `args.${key}`)) as Json);
    } catch (error) {
      return failure('malformed-action', `${(error as Error).message}.`, `args.${key}`);
    }
  }
  return { player, move, args: Object.freeze(copy) };
}

/** Starts a match: the game's `setup` runs and the first segment begins. */
export function createMatch<T extends Shape>(game: Game<T>, options: MatchOptions = {}): Match<T> {
  const { compiled } = game;
  const setup = checkedSetup(game, options);
  const runtime = new Runtime(compiled, setup);
  seedRandom(runtime.world, setup.seed);
  const reason = transact(runtime, () => {
    if (compiled.setup !== null) {
      runtime.callingAt = SETUP;
      runtime.callingKind = Calling.itself;
      runtime.assign(compiled.setup(runtime.context as never, setup.options as never));
    }
    runtime.settling.reset();
    if (runtime.world.mem[At.gameOver] === 0) enterSegment(runtime, compiled.flow.start);
    return null;
  });
  if (reason !== null) throw new CardloomError(reason.code, reason.message, reason.path, reason.cause);
  runtime.world.forget();
  return new Match(game, runtime);
}
const SETUP = { path: 'setup' };

function checkedSetup<T extends Shape>(game: Game<T>, options: MatchOptions): MatchSetup {
  const bad = (message: string, path: string): never => {
    throw new CardloomError('bad-options', message, path);
  };
  const { minPlayers, maxPlayers, name } = game.compiled;
  const seed = options.seed ?? 0;
  if (!Number.isInteger(seed)) bad(`A seed is a whole number, not ${String(seed)}.`, 'seed');
  const players = options.players ?? Array.from({ length: minPlayers }, (_, seat) => `p${seat}`);
  if (!Array.isArray(players) || players.some((id) => typeof id !== 'string' || id === '')) {
    bad('Players are a list of ids.', 'players');
  }
  if (new Set(players).size !== players.length) bad('Two players have the same id.', 'players');
  if (players.length < minPlayers || players.length > maxPlayers) {
    const range = minPlayers === maxPlayers ? `${minPlayers}` : `${minPlayers} to ${maxPlayers}`;
    bad(`${name} is for ${range} players, not ${players.length}.`, 'players');
  }
  let copied: Json = null;
  try {
    copied = deepFreeze(JSON.parse(canonicalJson(options.options ?? null, 'options')) as Json);
  } catch (error) {
    bad(`${(error as Error).message}.`, 'options');
  }
  const matchId = options.matchId ?? 'match';
  return {
    seed,
    players: Object.freeze([...players]),
    options: copied,
    matchId,
    gameId: options.gameId ?? `${matchId}-1`,
  };
}

/** A match from a snapshot. No hook runs: it stands exactly where it stood. */
export function restore<T extends Shape>(game: Game<T>, snapshot: Snapshot): Match<T> {
  const { runtime, history } = readSnapshot(game.compiled, snapshot);
  return new Match(game, runtime, history);
}

/** One action as a pure function: a new snapshot, the old one untouched. */
export function transition<T extends Shape>(game: Game<T>, snapshot: Snapshot, action: Action): Snapshot {
  const match = restore(game, snapshot);
  match.processAction(action);
  return match.snapshot();
}
