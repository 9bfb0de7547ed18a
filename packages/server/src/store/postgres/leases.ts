import type { Json } from 'cardloom';
import type { MatchRow } from '../match-rows.ts';
import type { Claim } from '../match-store.ts';
import type { NodeLoad, SharedStore } from '../shared-store.ts';
import type { Connections, Part, Sql } from './connection.ts';

export type Named = Pick<MatchRow, 'id' | 'terms'>;

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
  readonly ask: Connections['ask'];
  readonly askAtOnce: Connections['ask'];
  /** Now. */
  readonly clock: (sql: Sql) => Part;
}

type Leases = Pick<
  SharedStore,
  'renew' | 'retire' | 'claim' | 'takeOver' | 'release' | 'compare' | 'hand' | 'listHeld'
>;

/** Which nodes live, and which of them holds a match. */
export function leases({ ask, askAtOnce, clock }: Surroundings): Leases {
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
    async renew(node, address, forMs) {
      const rows = await askAtOnce(
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
      await askAtOnce((sql) => sql`update node set lease_until = ${DEAD} where id = ${node}`);
    },
    claim,
    async takeOver(node, most) {
      // who comes back to life meanwhile waits, or is left alone
      const take = () =>
        askAtOnce(
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
        const { count } = await askAtOnce((sql) => declareDead(sql, sql`id <> ${node}`));
        if (count > 0) taken = await take();
      }
      if (taken.length === 0) await askAtOnce(forgetDead);
      return taken.map(namedOf);
    },
    async release(match, epoch) {
      await askAtOnce(
        (sql) => sql`update log set owner = null from match
          where log.match = match.key and match.id = ${match} and epoch = ${epoch}`,
      );
    },
    async compare(node, build, tables) {
      return askAtOnce(
        (sql) => sql<NodeLoad[]>`
          with mine as (update node set build = ${build}, tables = ${tables} where id = ${node})
          select id, address, tables from node
          where id <> ${node} and build = ${build} and tables is not null and lease_until > ${clock(sql)}
          order by id`,
      );
    },
    async hand(match, epoch, to) {
      // whoever finds that lease ended waits until the match is there, and takes it with the others
      const { count } = await askAtOnce(
        (sql) => sql`
          with taker as (
            select id from node where id = ${to} and tables is not null and lease_until > ${clock(sql)} for share
          )
          update log set owner = taker.id, epoch = epoch + 1 from match, taker
          where log.match = match.key and match.id = ${match} and epoch = ${epoch} and owner is not null`,
      );
      return count === 1;
    },
    async listHeld(node, after, most) {
      const rows = await ask(
        (sql) => sql<Named[]>`select id, terms from match join log on log.match = key
          where status = 'playing' and owner = ${node} and id > ${after} order by id limit ${most}`,
      );
      return rows.map(namedOf);
    },
  };
}

/** Rows of nodes that were, once nothing is theirs any more. */
const forgetDead = (sql: Sql) => sql`
  delete from node where lease_until = ${DEAD} and not exists (select 1 from log where owner = node.id)`;

/** The lease of a node of which it is known that it lives no more. */
const DEAD = 0;

const MOST_FIRST_EPOCH = 1_000_000_000;

export const namedOf = ({ id, terms }: Named) => ({ id, terms: JSON.parse(terms) as Json });

/** What PostgreSQL takes for a text. */
export const isText = (id: string): boolean => !id.includes('\0');
