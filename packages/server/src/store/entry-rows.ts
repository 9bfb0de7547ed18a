import { crc32 } from 'node:zlib';
import type { Entry } from '@cardloom/host';
import type { LastViews, StoredEntry } from './records.ts';

/** An entry as databases keep it. */
export interface EntryRow {
  readonly seq: number;
  readonly at: number;
  readonly player: string | null;
  readonly client_id: string | null;
  readonly payload: string;
  readonly checksum: string | null;
  readonly sum: number | null;
}

type Stored = string | number | null;

export const sumOf = (...stored: readonly Stored[]): number => crc32(JSON.stringify(stored));

/** Of an entry; with the match it belongs to, or one could stand in the place of another. */
export const entrySum = (
  match: string,
  { seq, at, player, client_id, payload, checksum }: Omit<EntryRow, 'sum'>,
): number => sumOf(match, seq, at, player, client_id, payload, checksum);

export const entryOf = ({ seq, at, player, client_id: id, payload, checksum }: EntryRow): StoredEntry => ({
  entry: {
    seq,
    at,
    by: player,
    ...(id === null ? {} : { id }),
    ...(JSON.parse(payload) as Pick<Entry, 'did'>),
  },
  ...(checksum === null ? {} : { checksum }),
});

/** Whether these are all entries of a log, each as it was written. */
export const isWholeLog = (match: string, head: number, rows: readonly EntryRow[]): boolean =>
  rows.length === head && rows.every((row, i) => row.seq === i + 1 && row.sum === entrySum(match, row));

export const viewsText = (views: LastViews): string => JSON.stringify({ ...views, sum: sumOf(JSON.stringify(views)) });

/** Views that are damaged are none: the log is what counts. */
export function viewsIn(text: string | null): LastViews | null {
  if (text === null) return null;
  try {
    const { sum, ...views } = JSON.parse(text) as LastViews & { readonly sum?: number };
    return sum === undefined || sum === sumOf(JSON.stringify(views)) ? views : null;
  } catch {
    return null;
  }
}
