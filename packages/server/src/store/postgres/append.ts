import { entrySum } from '../entry-rows.ts';
import { standingText } from '../match-rows.ts';
import type { Append } from '../match-store.ts';
import type { Sql } from './connection.ts';

/**
 * One statement, so that nothing is locked while a node that died in the middle is waited for. It takes the rows of the
 * logs in one order; a match whose epoch or head is not what it should be is left out, and is missing in what comes back.
 */
export async function appendAll(sql: Sql, batch: readonly Append[]): Promise<ReadonlySet<string>> {
  const rows = batch.flatMap(({ match, entries }) =>
    entries.map(({ entry: { seq, at, by, id = null, ...payload }, checksum = null }) => {
      const row = { seq, at, player: by, client_id: id, payload: JSON.stringify(payload), checksum };
      return { match, ...row, sum: entrySum(match, row) };
    }),
  );
  const heads = batch.map(({ entries }) => entries.at(-1)?.entry.seq ?? 0);
  const held = await sql<{ id: string }[]>`
    with given as (
      select * from unnest(
        ${batch.map(({ match }) => match)}::text[],
        ${batch.map(({ epoch }) => epoch)}::integer[],
        ${batch.map(({ entries }, i) => heads[i] - entries.length)}::integer[],
        ${heads}::integer[],
        ${batch.map(({ standing }) => standingText(standing))}::text[]
      ) as given (id, epoch, before, head, standing)
    ), held as materialized (
      select log.match, given.id, given.head, coalesce(given.standing, log.standing) as standing
      from given join match on match.id = given.id join log on log.match = match.key
      where log.epoch = given.epoch and log.head = given.before and log.owner is not null
      order by log.match for update of log
    ), added as (
      insert into entry (match, seq, at, player, client_id, payload, checksum, sum)
      select held.match, seq, at, player, client_id, payload, checksum, sum
      from unnest(
        ${rows.map(({ match }) => match)}::text[],
        ${rows.map(({ seq }) => seq)}::integer[],
        ${rows.map(({ at }) => at)}::bigint[],
        ${rows.map(({ player }) => player)}::text[],
        ${rows.map(({ client_id }) => client_id)}::text[],
        ${rows.map(({ payload }) => payload)}::text[],
        ${rows.map(({ checksum }) => checksum)}::text[],
        ${rows.map(({ sum }) => sum)}::bigint[]
      ) as new (id, seq, at, player, client_id, payload, checksum, sum) join held using (id)
    ), advanced as (
      update log set head = held.head, standing = held.standing from held where log.match = held.match
    ) ${ended(sql, batch)}
    select id from held`;
  return new Set(held.map(({ id }) => id));
}

/** Those that are over with it, or go on again. */
function ended(sql: Sql, batch: readonly Append[]) {
  const changed = batch.filter(({ outcome }) => outcome !== undefined);
  if (changed.length === 0) return sql``;
  return sql`, ended as (
    update match set
      outcome = result.outcome,
      finished_at = result.at,
      status = case when result.outcome = 'null' then 'playing' else 'over' end
    from unnest(
      ${changed.map(({ match }) => match)}::text[],
      ${changed.map(({ outcome }) => JSON.stringify(outcome))}::text[],
      ${changed.map(({ outcome, at = Date.now() }) => (outcome === null ? null : at))}::bigint[]
    ) as result (id, outcome, at) join held using (id)
    where match.key = held.match
  )`;
}
