import {
  createMatch,
  type Game,
  type Logged,
  type Match,
  type MatchEvent,
  playReplay,
  type RecordedMove,
  type Replay,
  type View,
} from 'cardloom';
import { openView } from './open-view.ts';

/**
 * What a match is played again from.
 *
 * ```ts
 * const recording: Recording = { seed: 7, players: ['ann', 'bo'], options: {}, actions: [] };
 * ```
 */
export type Recording = Pick<Replay, 'seed' | 'players' | 'teams' | 'options' | 'undo' | 'actions'>;

/**
 * One recorded thing that happened in a match, with the match right after it.
 *
 * ```ts
 * const isTurning = ({ events }: ReplayStep): boolean => events.some(({ type }) => type === 'turnBegan');
 * ```
 */
export interface ReplayStep {
  readonly entry: Logged;
  /** Everything that lay open or hidden before it. */
  readonly before: View;
  readonly match: Match;
  /** What one player may know of it (`viewer`), or everything. */
  readonly events: readonly MatchEvent[];
  readonly wasDecision: boolean;
}

/**
 * The match before anything was done in it.
 *
 * ```ts
 * const start = beginAgain(game, match.replay());
 * console.log(start.turn);
 * ```
 */
export function beginAgain(game: Game, { seed, players, teams, options, undo = 'all' }: Recording): Match {
  const seated = teams === undefined ? { players } : { teams };
  return createMatch(game, { seed, ...seated, options, undo });
}

/**
 * Plays a recording again, one entry at a time. The match is the same object at every step.
 *
 * ```ts
 * for (const { entry, match: at } of walkReplay(game, match.replay())) console.log(entry, at.turn);
 * ```
 */
export function* walkReplay(
  game: Game,
  recording: Recording,
  viewer?: string | null,
): Generator<ReplayStep, Match, undefined> {
  const { players, actions } = recording;
  let match = beginAgain(game, recording);
  for (const [i, written] of actions.entries()) {
    // a file from elsewhere may leave out arguments that a move does not have
    const entry = isMove(written) ? { ...written, args: written.args ?? {} } : written;
    const before = openView(match, isMove(entry) ? entry.player : players[0]);
    const wasDecision = before.decision !== null;
    let events: readonly MatchEvent[] = [];
    if (isMove(entry)) {
      const result = match.act(entry);
      if (result.ok) events = viewer === undefined ? result.events : result.eventsFor(viewer);
    } else if ('undo' in entry) match.undo();
    else if ('redo' in entry) match.redo();
    // what the host did is known to the engine's own replay
    else {
      const { name, version } = game;
      const past = { ...recording, game: name, version, actions: actions.slice(0, i + 1) };
      match = playReplay(game, { ...past, checksum: undefined as never });
    }
    yield { entry, before, match, events, wasDecision };
  }
  return match;
}

/**
 * Whether an entry of the history is a move, and nothing the host did.
 *
 * ```ts
 * const moves = match.replay().actions.filter(isMove);
 * ```
 */
export const isMove = (entry: Logged): entry is RecordedMove => 'move' in entry;
