import {
  createMatch,
  type Logged,
  type Match,
  type MatchEvent,
  playReplay,
  type RecordedMove,
  type View,
} from 'cardloom';
import type { CatalogueEntry } from './catalogue.ts';
import { openView } from './open-view.ts';
import type { ReplayFile } from './replay-file.ts';
import { fail } from './usage.ts';

/** One recorded thing that happened in a match, with the match right after it. */
export interface ReplayStep {
  readonly entry: Logged;
  /** Everything that lay open or hidden before it. */
  readonly before: View;
  readonly match: Match;
  /** What one player may know of it (`viewer`), or everything. */
  readonly events: readonly MatchEvent[];
  readonly wasDecision: boolean;
}

/** Plays a file to its end and compares its checksum; a file of another game or version is refused. */
export function verify(entry: CatalogueEntry, file: ReplayFile): Match {
  if (file.game !== entry.game.name) fail(`this is a match of ${file.game}, not of ${entry.name}`);
  return playReplay(entry.game, file);
}

/** Plays a verified file again, one entry at a time. The match is the same object at every step. */
export function* walkReplay(
  { game }: CatalogueEntry,
  file: ReplayFile,
  viewer?: string | null,
): Generator<ReplayStep, Match> {
  const { seed, players, teams, options, undo = 'all' } = file;
  const seated = teams === undefined ? { players } : { teams };
  let match = createMatch(game, { seed, ...seated, options, undo });
  for (const [i, written] of file.actions.entries()) {
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
    else match = playReplay(game, { ...file, actions: file.actions.slice(0, i + 1), checksum: undefined as never });
    yield { entry, before, match, events, wasDecision };
  }
  return match;
}

export const isMove = (entry: Logged): entry is RecordedMove => 'move' in entry;
