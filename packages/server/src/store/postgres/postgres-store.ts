import { newSecret } from '../../secrets.ts';
import { type EntryRow, entryOf, isWholeLog, viewsIn, viewsText } from '../entry-rows.ts';
import { type MatchRow, recordOf, type SeatRow, standingText } from '../match-rows.ts';
import type { Append, Appended } from '../match-store.ts';
import type { MatchRecord } from '../records.ts';
import type { SharedStore } from '../shared-store.ts';
import { appendAll } from './append.ts';
import { type Connections, connections, type Sql } from './connection.ts';
import { isText, leases, type Named, namedOf } from './leases.ts';
import { advised, isNotThereYet } from './problems.ts';
import { migrate } from './schema.ts';

/**
 * What the PostgreSQL store may be given.
 *
 * ```ts
 * const options: PostgresOptions = { schema: 'cards', connections: 4 };
 * ```
 */
export interface PostgresOptions {
  /** Where the tables are; `cardloom` if left out. */
  readonly schema?: string;
  /** At most so many connections; 8 if left out. */
  readonly connections?: number;
  /** Milliseconds after which a database that does not answer counts as out of reach; 4000 if left out. */
  readonly patienceMs?: number;
  /** Milliseconds for which a database that is not there yet is waited for; 0 if left out. */
  readonly waitMs?: number;
  /** For tests: a clock instead of the database's. */
  readonly now?: () => number;
}

/**
 * Matches in a PostgreSQL database that any number of nodes share. The tables are made, or brought up to date, by the
 * first node that comes.
 *
 * ```ts
 * const store = await postgresStore('postgres://cardloom@db.example.org/cardloom');
 * ```
 */
export async function postgresStore(url: string, options: PostgresOptions = {}): Promise<SharedStore> {
  const { schema = 'cardloom', patienceMs = 4000, connections: most = 8, waitMs = 0 } = options;
  const where = { url, schema, patienceMs };
  const lines = connections({ ...where, connections: Math.max(1, most - URGENT), next: 'last' });
  const urgent = connections({ ...where, connections: URGENT, next: 'first' });
  const close = async (): Promise<void> => void (await Promise.all([lines.close(), urgent.close()]));
  try {
    await untilThere(waitMs, () => lines.ask((sql) => checkSettings(sql, schema)));
    await lines.askPatiently((sql) => migrate(sql, schema, newSecret));
    const [{ value: secret }] = await lines.ask(
      (sql) => sql<{ value: string }[]>`select value from setting where name = 'secret'`,
    );
    return storeOn({ ...lines, close }, urgent.ask, { secret, channel: `cardloom_${schema}`, now: options.now });
  } catch (error) {
    await close();
    throw advised(error);
  }
}

/** Without them tables would be made elsewhere, and what was acknowledged might not survive. */
async function checkSettings(sql: Sql, schema: string): Promise<void> {
  const [{ path, sync }] = await sql<{ path: string; sync: string }[]>`
    select current_setting('search_path') as path, current_setting('synchronous_commit') as sync`;
  if (path !== schema || sync !== 'on') {
    throw new Error('What a node sets for its session does not reach the database: connect to it, not to a pooler.');
  }
}

/** Connections for leases and moves: however many look for a match, nobody who plays waits behind them. */
const URGENT = 2;

async function untilThere<T>(waitMs: number, work: () => Promise<T>): Promise<T> {
  const until = performance.now() + waitMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isNotThereYet(error) || performance.now() > until) throw error;
      await new Promise((later) => setTimeout(later, 250));
    }
  }
}

interface SeatedRow extends MatchRow {
  readonly seats: readonly SeatRow[];
}

interface Surroundings {
  readonly secret: string;
  readonly channel: string;
  readonly now: (() => number) | undefined;
}

function storeOn(
  { ask, listen, close }: Connections,
  askAtOnce: Connections['ask'],
  { secret, channel, now }: Surroundings,
): SharedStore {
  const clock = (sql: Sql) =>
    now === undefined ? sql`(extract(epoch from clock_timestamp()) * 1000)::bigint` : sql`${now()}::bigint`;
  const isAlive = (sql: Sql, owner = sql`log.owner`) =>
    sql`exists (select 1 from node where node.id = ${owner} and lease_until > ${clock(sql)})`;
  const records = (sql: Sql) => sql`
    select key, id, game, build, seed, options, terms, series, is_public, created_at, status, outcome, finished_at, head, standing,
      (select coalesce(json_agg(json_build_object('player', player, 'name', name, 'bot', bot, 'token', token,
        'invite', invite, 'deck', deck) order by place), '[]') from seat where seat.match = key) as seats
    from match join log on log.match = key`;

  const find = async (match: string): Promise<SeatedRow | undefined> => {
    if (!isText(match)) return undefined;
    const [row] = await ask((sql) => sql<SeatedRow[]>`${records(sql)} where id = ${match}`);
    return row;
  };

  /** Where one of them is there twice, the others are stored all the same. */
  async function append(batch: readonly Append[]): Promise<readonly Appended[]> {
    const whole = batch.filter(isInOrder);
    if (whole.length === 0) return batch.map(() => 'fenced');
    try {
      const held = await askAtOnce((sql) => appendAll(sql, whole));
      return batch.map((one) => (held.has(one.match) && isInOrder(one) ? headOf(one) : 'fenced'));
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (batch.length === 1) return ['fenced'];
      const appended: Appended[] = [];
      for (const one of batch) appended.push(...(await append([one])));
      return appended;
    }
  }

  return {
    ...leases({ ask, askAtOnce, clock }),
    secret,
    async tell(news) {
      await ask((sql) => sql`select pg_notify(${channel}, ${news})`);
    },
    listen: (hear, onGap) => listen(channel, hear, onGap),
    async create(match) {
      const { seats } = match;
      await ask(
        (sql) => sql`
          with new as (
            insert into match (id, game, build, seed, options, terms, series, is_public, created_at, status)
            values (${match.id}, ${match.game}, ${match.build}, ${JSON.stringify(match.seed)},
              ${JSON.stringify(match.options)}, ${JSON.stringify(match.terms)}, ${match.series}, ${match.isPublic},
              ${match.createdAt}, ${match.status})
            returning key
          ), its_log as (insert into log (match, standing) select key, ${standingText(match.standing)} from new)
          insert into seat (match, place, player, name, bot, token, invite, deck)
          select key, given.* from new, unnest(
            ${seats.map((_, place) => place)}::integer[],
            ${seats.map(({ player }) => player)}::text[],
            ${seats.map(({ name }) => name)}::text[],
            ${seats.map(({ bot }) => bot)}::text[],
            ${seats.map(({ token }) => token)}::text[],
            ${seats.map(({ invite }) => invite)}::text[],
            ${seats.map(({ deck }) => JSON.stringify(deck))}::text[]
          ) as given`,
      );
    },
    append,
    async load(match) {
      const row = await find(match);
      if (row === undefined) return null;
      // no further than what was read before: others may be appending
      const rows = await ask(
        (sql) => sql<EntryRow[]>`
          select seq, at, player, client_id, payload, checksum, sum from entry
          where match = ${row.key} and seq <= ${row.head} order by seq`,
      );
      if (!isWholeLog(match, row.head, rows)) {
        throw new Error(`The log of match ${match} is damaged. Stop all nodes, and go back to a backup.`);
      }
      const [kept] = await ask(
        (sql) => sql<{ last_views: string | null }[]>`select last_views from match where key = ${row.key}`,
      );
      return { record: seated(row), entries: rows.map(entryOf), lastViews: viewsIn(kept?.last_views ?? null) };
    },
    async find(match) {
      const row = await find(match);
      return row === undefined ? null : seated(row);
    },
    async list({ what, since, most }) {
      const rows = await ask((sql) => {
        const isFree = sql`exists (select 1 from seat
          where seat.match = key and bot is null and token is null and invite is null)`;
        const isListed = what === 'open' ? sql`status = 'waiting' and ${isFree}` : sql`status = 'playing'`;
        return sql<SeatedRow[]>`${records(sql)} where is_public and created_at > ${since} and ${isListed}
          order by created_at desc limit ${most}`;
      });
      return rows.map(seated);
    },
    async listUnheld(after, most) {
      const rows = await ask(
        (sql) => sql<Named[]>`select id, terms from match join log on log.match = key
          where status = 'playing' and (owner is null or not ${isAlive(sql)}) and id > ${after}
          order by id limit ${most}`,
      );
      return rows.map(namedOf);
    },
    async listOwn(tokens, most) {
      const rows = await ask(
        (sql) => sql<SeatedRow[]>`${records(sql)}
          where key in (select match from seat where token = any(${[...tokens]}::text[]))
          order by created_at desc limit ${most}`,
      );
      return rows.map(seated);
    },
    async listSeries(series) {
      const rows = await ask((sql) => sql<SeatedRow[]>`${records(sql)} where series = ${series} order by created_at`);
      return rows.map(seated);
    },
    async takeSeat({ match, player, invite, token, name, deck }) {
      const { count } = await ask(
        (sql) => sql`update seat set token = ${token}, name = ${name}, deck = ${JSON.stringify(deck)}, invite = null
          where match = (select key from match where id = ${match}) and player = ${player}
            and invite is not distinct from ${invite} and bot is null and token is null`,
      );
      return count === 1;
    },
    async leaveSeat(match, player, token, invite) {
      const { count } = await ask(
        (sql) => sql`update seat set token = null, deck = 'null', invite = ${invite}
          where match = (select key from match where id = ${match}) and player = ${player} and token = ${token}`,
      );
      return count === 1;
    },
    async begin(match, options, standing) {
      const { count } = await ask(
        (sql) => sql`
          with begun as (
            update match set status = 'playing', options = ${JSON.stringify(options)}
            where id = ${match} and status = 'waiting' returning key
          )
          update log set standing = ${standingText(standing)} from begun where log.match = begun.key`,
      );
      return count === 1;
    },
    async keepViews(match, epoch, views) {
      const { count } = await ask(
        (sql) => sql`update match set last_views = ${viewsText(views)} from log
          where id = ${match} and log.match = key and epoch = ${epoch} and owner is not null`,
      );
      return count === 1;
    },
    async delete(match) {
      await ask((sql) => deleteWhere(sql, sql`id = ${match}`));
    },
    async deleteOld({ overBefore, idleBefore }) {
      let deleted = 0;
      // some at a time: nobody waits long for them
      for (;;) {
        const { count } = await ask((sql) => {
          const last = sql`select at from entry where match = key order by seq desc limit 1`;
          const isIdle = sql`finished_at is null and created_at < ${idleBefore} and coalesce((${last}), 0) < ${idleBefore}`;
          const old = sql`select key from match where finished_at < ${overBefore} or (${isIdle})
            limit 500 for update skip locked`;
          return deleteWhere(sql, sql`key in (${old})`);
        });
        deleted += count;
        if (count === 0) return deleted;
      }
    },
    close,
  };
}

const deleteWhere = (sql: Sql, isGone: ReturnType<Sql>) => sql`
  with gone as (delete from match where ${isGone} returning key), its_entries as (
    delete from entry using gone where entry.match = gone.key
  )
  select key from gone`;

const seated = (row: SeatedRow): MatchRecord => recordOf(row, row.seats);

const headOf = ({ entries }: Append): number => entries[entries.length - 1].entry.seq;

const isInOrder = ({ entries }: Append): boolean =>
  entries.length > 0 && entries.every(({ entry }, i) => entry.seq === entries[0].entry.seq + i);

/** A uniqueness that would be broken; or two that waited for each other. */
const CONFLICTS = ['23505', '40P01', '40001'];
const isConflict = (error: unknown): boolean => CONFLICTS.includes(String((error as { code?: unknown } | null)?.code));
