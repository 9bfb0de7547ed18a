import type { Json } from 'cardloom';
import { newSecret } from '../../secrets.ts';
import { type EntryRow, entryOf, isWholeLog, viewsIn, viewsText } from '../entry-rows.ts';
import { type MatchRow, recordOf, type SeatRow } from '../match-rows.ts';
import type { Append, Appended, Claim } from '../match-store.ts';
import type { MatchRecord } from '../records.ts';
import type { SharedStore } from '../shared-store.ts';
import { appendAll } from './append.ts';
import { type Connections, connections, type Sql } from './connection.ts';
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
  const { schema = 'cardloom', patienceMs = 4000, connections: most = 8 } = options;
  const lines = connections({ url, schema, patienceMs, connections: most });
  try {
    await lines.askPatiently((sql) => migrate(sql, schema, newSecret));
    const [{ value: secret }] = await lines.ask(
      (sql) => sql<{ value: string }[]>`select value from setting where name = 'secret'`,
    );
    return storeOn(lines, { secret, channel: `cardloom_${schema}`, now: options.now });
  } catch (error) {
    await lines.close();
    throw error;
  }
}

interface SeatedRow extends MatchRow {
  readonly seats: readonly SeatRow[];
}

type Named = Pick<MatchRow, 'id' | 'terms'>;

/** Whose a match is. */
interface Held {
  readonly match: number;
  readonly epoch: number;
  readonly owner: string | null;
  readonly address: string | null;
  readonly is_alive: boolean | null;
  readonly is_dead: boolean;
}

interface Surroundings {
  readonly secret: string;
  readonly channel: string;
  readonly now: (() => number) | undefined;
}

function storeOn({ ask, listen, close }: Connections, { secret, channel, now }: Surroundings): SharedStore {
  const clock = (sql: Sql) =>
    now === undefined ? sql`(extract(epoch from clock_timestamp()) * 1000)::bigint` : sql`${now()}::bigint`;
  const isAlive = (sql: Sql, owner = sql`log.owner`) =>
    sql`exists (select 1 from node where node.id = ${owner} and lease_until > ${clock(sql)})`;
  const records = (sql: Sql) => sql`
    select key, id, game, build, seed, options, terms, series, is_public, created_at, status, outcome, finished_at, head,
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
      const held = await ask((sql) => appendAll(sql, whole));
      return batch.map((one) => (held.has(one.match) && isInOrder(one) ? headOf(one) : 'fenced'));
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (batch.length === 1) return ['fenced'];
      const appended: Appended[] = [];
      for (const one of batch) appended.push(...(await append([one])));
      return appended;
    }
  }

  /**
   * That a lease has ended is written down before anybody acts on it: a renewal that is under way comes before that and
   * prevents it, or after it and finds another epoch.
   */
  const declareDead = (sql: Sql, which: ReturnType<Sql>) =>
    sql`update node set lease_until = ${DEAD} where ${which} and lease_until > ${DEAD} and lease_until <= ${clock(sql)}`;

  async function claim(match: string, node: string): Promise<Claim> {
    if (!isText(match)) return null;
    for (;;) {
      const [held] = await ask(
        (sql) => sql<Held[]>`
          select log.match, log.epoch, owner, address, lease_until > ${clock(sql)} as is_alive,
            coalesce(lease_until, ${DEAD}) = ${DEAD} as is_dead
          from match join log on log.match = key left join node on node.id = owner
          where match.id = ${match}`,
      );
      if (held === undefined) return null;
      const { owner, epoch } = held;
      const isOthers = owner !== null && owner !== node;
      if (isOthers && held.is_alive === true && held.address !== null) return { heldBy: held.address };
      if (isOthers && !held.is_dead) await ask((sql) => declareDead(sql, sql`id = ${owner}`));
      else {
        const [taken] = await ask(
          (sql) => sql<{ epoch: number }[]>`
            update log set owner = ${node}, epoch = epoch + 1
            where match = ${held.match} and epoch = ${epoch} and owner is not distinct from ${owner}
            returning epoch`,
        );
        if (taken !== undefined) return { epoch: taken.epoch };
        // somebody was faster
      }
    }
  }

  return {
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
          ), its_log as (insert into log (match) select key from new)
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
    async renew(node, address, forMs) {
      const rows = await ask(
        (sql) => sql<{ epoch: number; address: string | null; left_ms: number }[]>`
          with clock as (select ${clock(sql)} as now), mine as (
            insert into node (id, epoch, address, lease_until)
            -- a node that was forgotten meanwhile is another one
            select ${node}, (random() * ${MOST_FIRST_EPOCH})::integer, ${address}, now + ${forMs} from clock
            on conflict (id) do update set address = excluded.address, lease_until = excluded.lease_until,
              epoch = node.epoch + (node.lease_until <= excluded.lease_until - ${forMs})::integer
            returning epoch
          )
          select mine.epoch, other.address, other.lease_until - now as left_ms
          from mine cross join clock left join node other on other.id <> ${node} and other.lease_until > now
          order by other.id`,
      );
      const others = rows.flatMap((row) =>
        row.address === null ? [] : [{ address: row.address, leftMs: row.left_ms }],
      );
      return { epoch: rows[0].epoch, others };
    },
    async retire(node) {
      await ask((sql) => sql`update node set lease_until = ${DEAD} where id = ${node}`);
    },
    claim,
    async takeOver(node, most) {
      // who comes back to life meanwhile waits, or is left alone
      const take = () =>
        ask(
          (sql) => sql<Named[]>`
            with orphan as (
              select log.match from node dead join log on log.owner = dead.id
              where dead.lease_until = ${DEAD} and dead.id <> ${node}
              limit ${most} for update of log skip locked for share of dead skip locked
            )
            update log set owner = ${node}, epoch = epoch + 1 from orphan join match on match.key = orphan.match
            where log.match = orphan.match returning match.id, match.terms`,
        );
      let taken = await take();
      if (taken.length === 0) {
        const { count } = await ask((sql) => declareDead(sql, sql`id <> ${node}`));
        if (count > 0) taken = await take();
      }
      if (taken.length === 0) await ask(forgetDead);
      return taken.map(namedOf);
    },
    async release(match, epoch) {
      await ask(
        (sql) => sql`update log set owner = null from match
          where log.match = match.key and match.id = ${match} and epoch = ${epoch}`,
      );
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
    async begin(match, options) {
      const { count } = await ask(
        (sql) => sql`update match set status = 'playing', options = ${JSON.stringify(options)}
          where id = ${match} and status = 'waiting'`,
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
    async deleteFinished(before) {
      let deleted = 0;
      // some at a time: nobody waits long for them
      for (;;) {
        const { count } = await ask((sql) => {
          const old = sql`select key from match where finished_at < ${before} limit 500 for update skip locked`;
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

/** Rows of nodes that were, once nothing is theirs any more. */
const forgetDead = (sql: Sql) => sql`
  delete from node where lease_until = ${DEAD} and not exists (select 1 from log where owner = node.id)`;

/** The lease of a node of which it is known that it lives no more. */
const DEAD = 0;

const MOST_FIRST_EPOCH = 1_000_000_000;

const seated = (row: SeatedRow): MatchRecord => recordOf(row, row.seats);

const namedOf = ({ id, terms }: Named) => ({ id, terms: JSON.parse(terms) as Json });

const headOf = ({ entries }: Append): number => entries[entries.length - 1].entry.seq;

const isInOrder = ({ entries }: Append): boolean =>
  entries.length > 0 && entries.every(({ entry }, i) => entry.seq === entries[0].entry.seq + i);

/** What PostgreSQL takes for a text. */
const isText = (id: string): boolean => !id.includes('\0');

/** A uniqueness that would be broken; or two that waited for each other. */
const CONFLICTS = ['23505', '40P01', '40001'];
const isConflict = (error: unknown): boolean => CONFLICTS.includes(String((error as { code?: unknown } | null)?.code));
