import { transact } from '../actions/transact.ts';
import type { Game, GameTypes } from '../definition/kit.ts';
import { enterSegment } from '../flow/levels.ts';
import type { Action } from '../runtime/action.ts';
import { CardloomError } from '../runtime/errors.ts';
import { type MatchSetup, Runtime } from '../runtime/runtime.ts';
import { isUndoLimit, type UndoLimit, USUAL_UNDO } from '../runtime/undo-limit.ts';
import { copyForeign } from '../world/foreign.ts';
import { At } from '../world/header.ts';
import { faultOfId, faultOfPlayer } from '../world/id.ts';
import { deepFreeze, type Json } from '../world/json.ts';
import { LIMITS } from '../world/limits.ts';
import { cut, messageOf, plainly, quoted } from '../world/quote.ts';
import { seedRandom } from '../world/random.ts';
import type { Seed } from '../world/seed.ts';
import { suggestion } from '../world/suggestion.ts';
import type { ReadOptions } from './foreign-history.ts';
import { givenSeed, randomSeed } from './given-seed.ts';
import { History } from './history.ts';
import { Match } from './match.ts';
import { seatTeams } from './seating.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';
import type { ActionFor } from './typed.ts';

/**
 * What a match is begun with; all of it may be left out.
 *
 * ```ts
 * const options: MatchOptions = { players: ['ann', 'bo'], seed: 7 };
 * const match = createMatch(game, options);
 * ```
 */
export interface MatchOptions {
  /**
   * The same seed gives the same match: 32 hex digits, or a whole number of 32 bits where nobody need fear that it is
   * guessed. Left out, 128 bits are drawn from the platform's secure source.
   */
  readonly seed?: Seed;
  /** Ids in turn order; `p0`, `p1`, … if left out. */
  readonly players?: readonly string[];
  /** Instead of players, for a game of teams: ids by team. They sit in turn: one of each team, then the next of each. */
  readonly teams?: readonly (readonly string[])[];
  /** Handed to the game's `setup`. */
  readonly options?: Json;
  /** A match may be one game of a series. */
  readonly matchId?: string;
  readonly gameId?: string;
  /** How many of the last actions can be undone, or `'all'`; 10,000 if left out. Every action is recorded all the same. */
  readonly undo?: UndoLimit;
}

/**
 * Starts a match: the game's `setup` runs and the first segment begins.
 *
 * ```ts
 * const match = createMatch(game, { players: ['ann', 'bo'], seed: 7 });
 * match.waitingFor; // [ 'ann' ]
 * ```
 */
export function createMatch<G extends GameTypes>(game: Game<G>, options: MatchOptions = {}): Match<G> {
  const { compiled } = game;
  const setup = checkedSetup(game, options);
  const runtime = new Runtime(compiled, setup);
  seedRandom(runtime.world, setup.seed);
  const reason = transact(runtime, () => {
    if (compiled.setup !== null) {
      runtime.assign(runtime.call(compiled.setup, setup.options));
    }
    runtime.settling.reset();
    if (runtime.world.mem[At.gameOver] === 0) enterSegment(runtime, compiled.flow.start);
    return null;
  });
  if (reason !== null) throw new CardloomError(reason.code, reason.message, reason.path, reason.cause);
  runtime.world.remember();
  runtime.world.trim();
  runtime.forgetCards();
  return new Match(game, runtime);
}

const OPTIONS: readonly string[] = ['seed', 'players', 'teams', 'options', 'matchId', 'gameId', 'undo'];

function checkedSetup<G extends GameTypes>(game: Game<G>, options: MatchOptions): MatchSetup {
  const bad = (message: string, path: string): never => {
    throw new CardloomError('bad-options', message, path);
  };
  if (typeof options !== 'object' || options === null) {
    return bad(`What a match is made with is an object { ${OPTIONS.join(', ')} }, not ${quoted(options)}.`, '');
  }
  for (const key of Object.keys(options)) {
    if (OPTIONS.includes(key)) continue;
    const help = suggestion(key, OPTIONS) || `; there are ${OPTIONS.join(', ')}.`;
    bad(`A match is not made with ${quoted(key)}${help}`, cut(key));
  }
  const { minPlayers, maxPlayers, name } = game.compiled;
  const seed = options.seed === undefined ? randomSeed() : givenSeed(options.seed);
  const seating = options.teams === undefined ? null : seatTeams(game.compiled, options, bad);
  const players = seating?.players ?? options.players ?? Array.from({ length: minPlayers }, (_, seat) => `p${seat}`);
  if (!Array.isArray(players)) bad('Players are a list of ids.', 'players');
  if (players.length < minPlayers || players.length > maxPlayers) {
    const range = minPlayers === maxPlayers ? `${minPlayers}` : `${minPlayers} to ${maxPlayers}`;
    bad(`${name} is for ${range} players, not ${players.length}.`, 'players');
  }
  for (const id of players) {
    const fault = faultOfPlayer(id);
    if (fault !== null) bad(`The player ${quoted(id)} ${fault}.`, 'players');
  }
  if (new Set(players).size !== players.length) bad('Two players have the same id.', 'players');
  seating?.check();
  let copied: Json = null;
  try {
    copied = deepFreeze(copyForeign(options.options ?? null, LIMITS.options, 'options'));
  } catch (error) {
    bad(`${messageOf(error)}.`, 'options');
  }
  const undo = options.undo === undefined ? USUAL_UNDO : options.undo;
  if (!isUndoLimit(undo)) bad(`How many actions can be undone is a number, or "all", not ${plainly(undo)}.`, 'undo');
  const matchId = options.matchId ?? 'match';
  const gameId = options.gameId ?? `${matchId}-1`;
  for (const [name, id] of Object.entries({ matchId, gameId })) {
    const fault = faultOfId(id);
    if (fault !== null) bad(`The ${name} ${quoted(id)} ${fault}.`, name);
  }
  return {
    seed,
    players: Object.freeze([...players]),
    ...(seating?.teams === undefined ? {} : { teams: Object.freeze(seating.teams) }),
    options: copied,
    matchId,
    gameId,
    undo,
  };
}

/**
 * A match from a snapshot. No hook runs: it stands exactly where it stood.
 *
 * ```ts
 * const saved = JSON.stringify(match.snapshot());
 * const again = restore(game, JSON.parse(saved));
 * ```
 */
export function restore<G extends GameTypes>(game: Game<G>, snapshot: Snapshot, options?: ReadOptions): Match<G> {
  const { runtime, history } = readSnapshot(game.compiled, snapshot, false, options);
  return new Match(game, runtime, History.of(history, runtime.setup.undo));
}

/**
 * A match from a snapshot that was edited: it is read as strictly, but its checksum and seal are not compared, because
 * an edit changes both. For tests and tools; a snapshot from outside belongs to `restore`.
 *
 * ```ts
 * const snapshot = match.snapshot();
 * const other = restoreEdited(game, { ...snapshot, seed: snapshot.seed });
 * ```
 */
export function restoreEdited<G extends GameTypes>(game: Game<G>, snapshot: Snapshot, options?: ReadOptions): Match<G> {
  const { runtime, history } = readSnapshot(game.compiled, snapshot, true, options);
  return new Match(game, runtime, History.of(history, runtime.setup.undo));
}

/**
 * A match in which nothing has happened: no rule has run, there are no cards, and no segment has begun.
 *
 * ```ts
 * const match = emptyMatch(game, { players: ['ann', 'bo'] });
 * match.position.currentSegment; // null
 * ```
 */
export function emptyMatch<G extends GameTypes>(game: Game<G>, options: MatchOptions = {}): Match<G> {
  const setup = checkedSetup(game, options);
  const runtime = new Runtime(game.compiled, setup);
  seedRandom(runtime.world, setup.seed);
  runtime.world.trim();
  return new Match(game, runtime);
}

/**
 * One action as a pure function: a new snapshot, the old one untouched.
 *
 * ```ts
 * const result = transition(game, match.snapshot(), { player: 'ann', move: 'pass' });
 * ```
 */
export function transition<G extends GameTypes, const A extends Action>(
  game: Game<G>,
  snapshot: Snapshot,
  action: ActionFor<G, A>,
  options?: ReadOptions,
): Snapshot {
  const match = restore(game, snapshot, options);
  match.processAction<A>(action);
  return match.snapshot();
}
