import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Json } from 'cardloom';
import { type EntryRow, entryOf, isWholeLog, sumOf, viewsIn, viewsText } from './entry-rows.ts';
import { recordOf, type SeatRow, standingText } from './match-rows.ts';
import type { Append, Appended, Claim, Lease, MatchStore } from './match-store.ts';
import type { MatchRecord } from './records.ts';
import { type Database, openDatabase } from './sqlite-driver.ts';
import { oldMatches } from './sqlite-old.ts';
import { FOUND, type SummedRow } from './sqlite-rows.ts';
import { prepareDatabase, type Synchronous } from './sqlite-schema.ts';
import { statementsOf } from './sqlite-statements.ts';
import { matchSum } from './sqlite-sums.ts';
import { openWitness, type Stored, type Witness } from './sqlite-witness.ts';

/**
 * What `sqliteStore` may be given.
 *
 * ```ts
 * const options: SqliteOptions = { synchronous: 'full' };
 * ```
 */
export interface SqliteOptions {
  readonly now?: () => number;
  /** `off` is for tests of what is lost without it. */
  readonly synchronous?: Synchronous;
}

/**
 * Matches in one file. A batch is one transaction with one fsync, so many matches together cost little more than one.
 *
 * ```ts
 * const store = await sqliteStore('./.cardloom/matches.db');
 * ```
 */
export async function sqliteStore(path: string, options: SqliteOptions = {}): Promise<MatchStore> {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const { synchronous = 'full', now = Date.now } = options;
  const database = await openDatabase(path);
  const witness = path === ':memory:' || synchronous === 'off' ? null : openWitness(path + WITNESS);
  try {
    prepareDatabase(database, path, synchronous);
    if (witness !== null && witness.last !== null) checkLast(database, path, witness.last);
  } catch (error) {
    database.close();
    witness?.close();
    throw error;
  }
  return storeOn(database, witness, now);
}

/** The name of the file that says what was stored last, after that of the database. */
const WITNESS = '-last';

function checkLast(database: Database, path: string, { match, head }: Stored): void {
  const row = database.prepare(`${FOUND} where id = ?`).get(match) as Pick<SummedRow, 'head'> | undefined;
  if (row !== undefined && row.head >= head) return;
  throw new Error(
    `${path} lacks moves that were stored: entry ${head} of match ${match} is not in it. Its log (${path}-wal) is damaged or gone. ` +
      `Go back to a copy; if this is one, or if they may be lost, remove ${path}${WITNESS}.`,
  );
}

function storeOn(database: Database, witness: Witness | null, now: () => number): MatchStore {
  const sql = statementsOf(database);

  function inTransaction<T>(work: () => T): T {
    database.exec('begin immediate');
    try {
      const done = work();
      database.exec('commit');
      return done;
    } catch (error) {
      // a full disk may have ended it already
      try {
        database.exec('rollback');
      } catch {}
      throw error;
    }
  }

  /** Of matches that are held here: what a statement gives back costs more than the update itself. */
  const keys = new Map<string, number>();

  /** The key of the match; null if it is not held under this epoch, or stands elsewhere. */
  function advance(match: string, epoch: number, before: number, head: number, standing: string | null): number | null {
    const known = keys.get(match) ?? (sql.key.get(match, match) as Pick<SummedRow, 'key'> | undefined)?.key;
    if (known === undefined) return null;
    const isAdvanced = isOne(sql.advance.run(head, standing, known, epoch, before));
    if (isAdvanced) keys.set(match, known);
    else keys.delete(match);
    return isAdvanced ? known : null;
  }

  function appendOne({ match, epoch, entries, standing, outcome, at = now() }: Append): Appended {
    const [first] = entries;
    if (first === undefined) return 'fenced';
    const before = first.entry.seq - 1;
    const head = before + entries.length;
    const key = advance(match, epoch, before, head, standingText(standing));
    if (key === null) return 'fenced';
    let last = before;
    for (const { entry, checksum = null } of entries) {
      const { seq, at: time, by, id = null, did, left } = entry;
      if (seq !== ++last) throw new Conflict();
      const text = JSON.stringify({ did, left });
      sql.addEntry.run(key, seq, time, by, id, text, checksum, sumOf(match, seq, time, by, id, text, checksum));
    }
    if (outcome === null) sql.goOn.run(key);
    else if (outcome !== undefined) sql.end.run(JSON.stringify(outcome), at, key);
    if (outcome !== undefined) seal(match);
    return head;
  }

  /** An entry that is there already spoils the transaction; then each match gets its own. */
  function appendAlone(append: Append): Appended {
    try {
      return inTransaction(() => appendOne(append));
    } catch (error) {
      if (isConflict(error)) return 'fenced';
      throw error;
    }
  }

  function appendAll(batch: readonly Append[]): Appended[] {
    try {
      return inTransaction(() => batch.map(appendOne));
    } catch (error) {
      if (isConflict(error)) return batch.map(appendAlone);
      throw error;
    }
  }

  const seatsOf = ({ key }: SummedRow): SeatRow[] => sql.seats.all(key) as SeatRow[];

  /** After any change of a match or its seats but the number of its last entry. */
  function seal(match: string): void {
    const row = sql.find.get(match) as SummedRow;
    sql.seal.run(matchSum(row, seatsOf(row)), row.key);
  }

  /** True if it was changed as it should be. */
  const change = (match: string, work: () => { readonly changes: number | bigint }): boolean =>
    inTransaction(() => {
      const isChanged = isOne(work());
      if (isChanged) seal(match);
      return isChanged;
    });

  /** Null if it is not what was written. */
  function soundRecord(row: SummedRow): MatchRecord | null {
    const seats = seatsOf(row);
    return matchSum(row, seats) === row.sum ? recordOf(row, seats) : null;
  }
  /** One that is damaged does not hide the others. */
  const recordsOf = (rows: unknown[]): MatchRecord[] =>
    (rows as SummedRow[]).map(soundRecord).filter((record) => record !== null);
  function find(match: string): { readonly row: SummedRow; readonly record: MatchRecord } | null {
    const row = sql.find.get(match) as SummedRow | undefined;
    if (row === undefined) return null;
    const record = row.id === match ? soundRecord(row) : null;
    if (record === null) throw damaged('Match', match);
    return { row, record };
  }

  return {
    async create(match) {
      inTransaction(() => {
        const { key } = sql.create.get(
          match.id,
          match.game,
          match.build,
          JSON.stringify(match.seed),
          JSON.stringify(match.options),
          JSON.stringify(match.terms),
          match.series,
          match.isPublic ? 1 : 0,
          match.createdAt,
          match.status,
        ) as { readonly key: number };
        sql.addLog.run(key, standingText(match.standing));
        for (const [place, { player, name, bot, token, invite, deck }] of match.seats.entries()) {
          sql.addSeat.run(key, place, player, name, bot, token, invite, JSON.stringify(deck));
        }
        seal(match.id);
      });
      witness?.note({ match: match.id, head: 0 });
    },
    async append(batch) {
      const appended = appendAll(batch);
      const last = appended.findLastIndex((one) => one !== 'fenced');
      const head = appended[last];
      if (typeof head === 'number') witness?.note({ match: batch[last].match, head });
      return appended;
    },
    async load(match) {
      const found = find(match);
      if (found === null) return null;
      const { row, record } = found;
      const rows = sql.entries.all(row.key) as EntryRow[];
      checkRows(match, row.head, rows);
      return { record, entries: rows.map(entryOf), lastViews: viewsIn(row.last_views) };
    },
    async find(match) {
      return find(match)?.record ?? null;
    },
    async list({ what, since, most }) {
      return recordsOf((what === 'open' ? sql.listOpen : sql.listPlaying).all(since, most));
    },
    async listUnheld(after, most) {
      return termsIn(sql.unheld.all(now(), after, most));
    },
    async listOwn(tokens, most) {
      return recordsOf(sql.listOwn.all(JSON.stringify(tokens), most));
    },
    async listSeries(series) {
      return recordsOf(sql.listSeries.all(series));
    },
    async renew(node, address, forMs) {
      return inTransaction(() => {
        const time = now();
        const { epoch } = sql.renew.get(node, address, time + forMs, time) as { readonly epoch: number };
        const others = sql.others.all(time, node, time) as Lease['others'];
        return { epoch, others: others.map(({ address: at, leftMs }) => ({ address: at, leftMs })) };
      });
    },
    async retire(node) {
      sql.retire.run(node);
    },
    async claim(match, node): Promise<Claim> {
      return inTransaction(() => {
        const claimed = sql.claim.get(node, match, node, now()) as { readonly epoch: number } | undefined;
        if (claimed !== undefined) return { epoch: claimed.epoch };
        const holder = sql.holder.get(match) as { readonly address: string } | undefined;
        return holder === undefined ? null : { heldBy: holder.address };
      });
    },
    async takeOver(node, most) {
      return termsIn(sql.takeOver.all(node, node, now(), most));
    },
    async release(match, epoch) {
      keys.delete(match);
      sql.release.run(match, epoch);
    },
    async takeSeat({ match, player, invite, token, name, deck }) {
      return change(match, () => sql.takeSeat.run(token, name, JSON.stringify(deck), match, player, invite));
    },
    async leaveSeat(match, player, token, invite) {
      return change(match, () => sql.leaveSeat.run(invite, match, player, token));
    },
    async begin(match, options, standing) {
      return change(match, () => {
        const begun = sql.begin.run(JSON.stringify(options), match);
        if (isOne(begun)) sql.stands.run(standingText(standing), match);
        return begun;
      });
    },
    async keepViews(match, epoch, views) {
      return isOne(sql.keepViews.run(viewsText(views), match, epoch));
    },
    async delete(match) {
      witness?.note(null);
      keys.delete(match);
      sql.delete.run(match);
    },
    async deleteOld(which) {
      let deleted = 0;
      for await (const some of oldMatches(database, which)) {
        witness?.note(null);
        inTransaction(() => {
          for (const match of some) sql.delete.run(match);
        });
        // their keys will be others'
        for (const match of some) keys.delete(match);
        deleted += some.length;
      }
      return deleted;
    },
    async close() {
      database.close();
      witness?.close();
    },
  };
}

function checkRows(match: string, head: number, rows: readonly EntryRow[]): void {
  if (!isWholeLog(match, head, rows)) throw damaged('The log of match', match);
}

const damaged = (what: string, match: string): Error =>
  new Error(`${what} ${match} is damaged. Stop the server, and go back to a copy of the file.`);

/** One that cannot be read does not hide the others. */
const termsIn = (rows: unknown[]): Pick<MatchRecord, 'id' | 'terms'>[] =>
  (rows as Pick<SummedRow, 'id' | 'terms'>[]).flatMap(({ id, terms }) => {
    try {
      return { id, terms: JSON.parse(terms) as Json };
    } catch {
      return [];
    }
  });

const isOne = ({ changes }: { readonly changes: number | bigint }): boolean => Number(changes) === 1;

/** An entry where there should be none. */
class Conflict extends Error {}

/** SQLite's own word for a uniqueness that was broken. */
const isConflict = (error: unknown): boolean =>
  error instanceof Conflict || /constraint failed/i.test(String((error as Error | null)?.message));
