import { type EntryRow, entrySum, sumOf } from './entry-rows.ts';
import type { SeatRow } from './match-rows.ts';
import type { Database } from './sqlite-driver.ts';
import { ENTRIES, FOUND, SEATS, type SummedRow } from './sqlite-rows.ts';

/** A page that is not what was written is noticed by the sums stored with it: SQLite does not look for that. */

export const SEAL = 'update match set sum = ? where key = ?';

/** Of a match and its seats. The number of its last entry is not part of it: that many there are, or the log is damaged. */
export const matchSum = (row: SummedRow, seats: readonly SeatRow[]): number =>
  sumOf(
    row.id,
    row.game,
    row.build,
    row.seed,
    row.options,
    row.terms,
    row.series,
    row.is_public,
    row.created_at,
    row.status,
    row.outcome,
    row.finished_at,
    ...seats.flatMap(({ player, name, bot, token, invite, deck }) => [player, name, bot, token, invite, deck]),
  );

/** What an earlier version wrote without sums is taken as it is, once. */
export function sumAll(database: Database): void {
  const seats = database.prepare(SEATS);
  const entries = database.prepare(ENTRIES);
  const seal = database.prepare(SEAL);
  const sealEntry = database.prepare('update entry set sum = ? where match = ? and seq = ?');
  const keys = database.prepare('select key from match').all() as Pick<SummedRow, 'key'>[];
  const find = database.prepare(`${FOUND} where key = ?`);
  for (const { key } of keys) {
    const row = find.get(key) as SummedRow;
    if (row.sum === null) seal.run(matchSum(row, seats.all(key) as SeatRow[]), key);
    for (const entry of entries.all(key) as EntryRow[]) {
      if (entry.sum === null) sealEntry.run(entrySum(row.id, entry), key, entry.seq);
    }
  }
}
