import { Host } from '@cardloom/host';
import type { LoadedGame } from '../games.ts';
import type { StoredMatch } from '../store/records.ts';
import { hostOptions } from './host-options.ts';
import { keptChecksum } from './kept.ts';
import { ReadOnlyTable } from './read-only.ts';
import { replayAgrees } from './replay-agrees.ts';
import { type Surroundings, Table } from './table.ts';

/** A stored match as it can be sat down at: played on, or only looked at; null if nothing of it can be shown. */
export function placeOf(
  stored: StoredMatch,
  loaded: LoadedGame,
  epoch: number,
  around: Surroundings,
): Table | ReadOnlyTable | null {
  return tableOf(stored, loaded, epoch, around) ?? readOnlyOf(stored, loaded, around);
}

/** The table as it stood; null if these files lead elsewhere. */
function tableOf(stored: StoredMatch, loaded: LoadedGame, epoch: number, around: Surroundings): Table | null {
  const { record, entries, lastViews } = stored;
  const { served, game, build } = loaded;
  if (record.build !== build && !replayAgrees(game, record, entries, lastViews)) return null;
  const log = entries.map(({ entry }) => entry);
  try {
    const host = new Host(game, hostOptions(record, loaded), log);
    const source = { name: served.name, ...(served.module === undefined ? {} : { module: served.module }) };
    return new Table(record, { host, epoch, source, log, isKept: keptChecksum(stored) !== null }, around);
  } catch (error) {
    around.report(record.id, `its log cannot be played: ${String((error as Error | null)?.message ?? error)}`);
    return null;
  }
}

function readOnlyOf(
  { record, lastViews }: StoredMatch,
  { game }: LoadedGame,
  { report, now }: Surroundings,
): ReadOnlyTable | null {
  report(record.id, 'it was begun with other rules and is read-only');
  return lastViews === null ? null : new ReadOnlyTable(record, lastViews, game, now);
}
