import type { Sql } from './connection.ts';

/**
 * What a database of each version is given to be one of the next. Only ever added to, and in such a way that nodes of the
 * version before can go on while the others are replaced.
 */
const CHANGES = [
  `
create table match (
  key bigint generated always as identity primary key,
  id text not null unique,
  game text not null,
  build text not null,
  seed text not null,
  options text not null,
  terms text not null,
  series text not null,
  is_public boolean not null,
  created_at bigint not null,
  status text not null,
  outcome text not null default 'null',
  finished_at bigint,
  last_views text
);
create index match_listed on match (status, created_at) where is_public;
create index match_series on match (series);
create index match_finished on match (finished_at) where finished_at is not null;

-- The end of each log, and who may write to it: the one row that every move changes, so it is a narrow one with room beside it.
create table log (
  match bigint primary key references match (key) on delete cascade,
  head integer not null default 0,
  owner text,
  epoch integer not null default 0
) with (fillfactor = 50);
create index log_owner on log (owner) where owner is not null;

create table seat (
  match bigint not null references match (key) on delete cascade,
  place integer not null,
  player text not null,
  name text not null,
  bot text,
  token text,
  invite text,
  deck text not null,
  primary key (match, place)
);
create index seat_token on seat (token) where token is not null;

-- No reference to match: it would be looked up again with every move. Whoever deletes a match deletes these.
create table entry (
  match bigint not null,
  seq integer not null,
  at bigint not null,
  player text,
  client_id text,
  payload text not null,
  checksum text,
  sum bigint not null,
  primary key (match, seq)
);
create unique index entry_once on entry (match, player, client_id) where client_id is not null;

create table node (
  id text primary key,
  epoch integer not null default 1,
  address text not null,
  lease_until bigint not null
);
`,
  // which rules it plays by, and at how many of its tables somebody sits; null if it takes no more, or is of the version before
  'alter table node add column build text, add column tables integer',
  // how matches stand, for lists
  'alter table log add column standing text',
];

/** Of two nodes that start at once, one makes the tables and the other waits, however long that takes. */
export async function migrate(
  sql: Sql,
  schema: string,
  newSecret: () => string,
  changes: readonly string[] = CHANGES,
): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local lock_timeout = 0`;
    await tx`set local statement_timeout = 0`;
    await tx`select pg_advisory_xact_lock(hashtextextended(${`cardloom ${schema}`}, 0))`;
    await tx`create schema if not exists ${tx(schema)}`;
    await tx`create table if not exists setting (name text primary key, value text not null)`;
    const [row] = await tx<{ value: string }[]>`select value from setting where name = 'version'`;
    const version = Number(row?.value ?? 0);
    if (version > changes.length) {
      throw new Error(
        `The database was made ready by a later version: its tables are of version ${version}, and this one knows ` +
          `${changes.length}. Start that version or a later one, or go back to a backup from before the upgrade.`,
      );
    }
    for (const change of changes.slice(version)) await tx.unsafe(change);
    await tx`insert into setting values ('version', ${String(changes.length)}), ('secret', ${newSecret()})
      on conflict (name) do update set value = excluded.value where setting.name = 'version'`;
  });
}
