import type { Game, GameTypes } from '../definition/kit.ts';
import type { Action } from '../runtime/action.ts';
import { CardloomError, failure } from '../runtime/errors.ts';
import { ForeignReader } from '../world/foreign.ts';
import type { Json } from '../world/json.ts';
import { LIMITS } from '../world/limits.ts';
import { messageOf, plainly, quoted } from '../world/quote.ts';
import type { Seed } from '../world/seed.ts';
import { createMatch, type MatchOptions, restore } from './create.ts';
import { historyReader, type ReadOptions } from './foreign-history.ts';
import { givenSeed } from './given-seed.ts';
import type { Match, Replay } from './match.ts';
import { type Result, refused } from './result.ts';
import type { Snapshot } from './snapshot.ts';

const bad = (message: string, path: string): never => {
  throw new CardloomError('bad-replay', `The replay cannot be played: ${message}.`, path);
};

/**
 * Plays a replay to its end and compares the checksum. Whatever does not fit is refused with the action's number.
 *
 * ```ts
 * const replay = match.replay();
 * playReplay(game, replay).checksum() === match.checksum(); // true
 * ```
 */
export function playReplay<G extends GameTypes>(
  game: Game<G>,
  replay: Replay,
  onAction?: ((match: Match<G>, number: number) => void) | null,
  options?: ReadOptions,
): Match<G> {
  const { actions, checksum, start, ...made } = readReplay(game, replay, options);
  const { match, done } = start === undefined ? beginAnew(game, made) : beginSample(game, start, options);
  for (const [i, entry] of actions.entries()) {
    if (i < done) continue;
    const result = again(match, entry);
    if (!result.ok) bad(`action ${i} is refused (${result.error.message})`, `actions[${i}]`);
    onAction?.(match, i);
  }
  if (checksum !== undefined && match.checksum() !== checksum) bad('it ends in another state than it says', 'checksum');
  return match;
}

/** What a replay begins with: a match, and how many of the actions were done by then. */
interface ReplayStart<G extends GameTypes> {
  readonly match: Match<G>;
  readonly done: number;
}

function beginAnew<G extends GameTypes>(game: Game<G>, { players, teams, ...made }: Setup): ReplayStart<G> {
  // what players, teams and options may be is for the match to say; without a seed it would draw one
  const seated = teams === undefined ? { players } : { teams };
  const match = createMatch(game, {
    ...(made as MatchOptions),
    ...(seated as MatchOptions),
    seed: givenSeed(made.seed as Seed),
  });
  const isSeated = Array.isArray(players) && match.players.every((player, seat) => players[seat] === player);
  if (teams !== undefined && !(isSeated && players.length === match.players.length))
    bad('its players do not sit as its teams say', 'players');
  return { match, done: 0 };
}

/** Of what was done before a sample was made not all is known, so it cannot be done again. */
function beginSample<G extends GameTypes>(game: Game<G>, start: Json, options?: ReadOptions): ReplayStart<G> {
  const snapshot = start as unknown as Snapshot;
  const match = restore(game, snapshot, options);
  if (snapshot.sampledFor === undefined) bad('it begins in the middle of a match', 'start');
  return { match, done: snapshot.history.length };
}

type Setup = Readonly<Record<'seed' | 'players' | 'teams' | 'options', Json | undefined>>;
interface ReadReplay extends Setup {
  readonly start: Json | undefined;
  readonly actions: readonly Json[];
  readonly checksum: Json | undefined;
}

/** A copy of what a replay is played from; what else may stand beside it is not looked at. */
function readReplay(game: Game, replay: unknown, options?: ReadOptions): ReadReplay {
  const reader = new ForeignReader(LIMITS.replay);
  const copyHistory = historyReader(options);
  // a sample begins with a snapshot, and that has a history
  const copyStart: Copy = (value, path) =>
    reader.copy(value, path, 'kept', new Map([['history', (past: unknown) => copyHistory(past, 'start.history')]]));
  const read = (name: keyof Replay, copy: Copy = (value) => reader.copy(value, name, 'kept')): Json | undefined => {
    try {
      const value = (replay as Readonly<Record<string, unknown>>)[name];
      return value === undefined ? undefined : copy(value, name);
    } catch (error) {
      return bad(messageOf(error), name);
    }
  };
  if (typeof replay !== 'object' || replay === null) bad('it is no replay', '');
  const name = read('game');
  if (name !== game.name) {
    throw new CardloomError('wrong-game', `This is a replay of ${plainly(name)}, not of ${game.name}.`, 'game');
  }
  const version = read('version');
  if (version !== game.version) bad(`it was made with version ${plainly(version)} of ${game.name}`, 'version');
  const actions = read('actions', copyHistory);
  if (!Array.isArray(actions)) return bad('it is no replay', '');
  // there was no limit when replays did not say it
  const { undo = 'all' } = { undo: read('undo') };
  const made = { seed: read('seed'), players: read('players'), teams: read('teams'), options: read('options'), undo };
  return {
    ...made,
    start: read('start', copyStart),
    actions,
    checksum: read('checksum'),
  };
}

type Copy = (value: unknown, path: string) => Json;

type Fields = Readonly<Record<string, Json>>;
const isObject = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const malformed = (message: string, path: string): Result => refused(failure('malformed-action', message, path));

function again<G extends GameTypes>(match: Match<G>, entry: Json): Result {
  if (isObject(entry)) {
    if ('undo' in entry) {
      const by = entry.undo;
      if (by === null || (typeof by === 'string' && match.players.includes(by))) return match.undo(by);
      return malformed(`${quoted(by)} is no player who could have taken back.`, 'undo');
    }
    if ('redo' in entry) return match.redo();
    if ('host' in entry) return host(match, entry.host, entry.args ?? {});
  }
  return match.act(entry as unknown as Action);
}

function host<G extends GameTypes>(match: Match<G>, name: Json, args: Json): Result {
  if (!isObject(args)) return malformed('The arguments of a host operation are an object, by name.', 'args');
  const { reenter, ...target } = args;
  const flow = match.flow as unknown as Match['flow'];
  if (name === 'setManualMode') return match.setManualMode(args.on === true);
  if (name === 'note') return match.note(args.name as string, args);
  if (name === 'endStep' || name === 'endPhase' || name === 'endTurn' || name === 'endSegment') return flow[name]();
  const options = { reenter: reenter === true };
  if (name === 'jumpTo') return flow.jumpTo(target as never, options);
  if (name === 'setSegment') return flow.setSegment(target.segment as never, options);
  if (name === 'setPhase') return flow.setPhase(target.phase as never, options);
  if (name === 'setStep') return flow.setStep(target.step as never, options);
  return malformed(`There is no host operation ${quoted(name)}.`, 'host');
}
