import type { Database } from './sqlite-driver.ts';
import { sumAll } from './sqlite-sums.ts';

/** The version of the tables below. */
const VERSION = 6;

/** Every move changes a row of this one: narrow as it is, few pages are written for many matches. */
const LOG = `
create table log (
  match integer primary key references match (key) on delete cascade,
  head integer not null default 0,
  owner text,
  epoch integer not null default 0
) strict;
`;

/** How matches stand, for lists. */
const STANDING = 'alter table log add column standing text;';

/** In the order they come: those of many matches that are stored together are on the same pages, which are written once. */
const ENTRY = `
create table entry (
  key integer primary key,
  match integer not null references match (key) on delete cascade,
  seq integer not null,
  at integer not null,
  player text,
  client_id text,
  payload text not null,
  checksum text,
  sum integer
) strict;
create unique index entry_once on entry (match, player, client_id);
`;

const TABLES = `
create table match (
  key integer primary key,
  id text not null unique,
  game text not null,
  build text not null,
  seed text not null,
  options text not null,
  terms text not null,
  series text not null,
  is_public integer not null,
  created_at integer not null,
  status text not null,
  outcome text not null default 'null',
  finished_at integer,
  last_views text,
  sum integer
) strict;
create index match_listed on match (status, created_at) where is_public = 1;
create index match_series on match (series);
create index match_finished on match (finished_at) where finished_at is not null;

create table seat (
  match integer not null references match (key) on delete cascade,
  place integer not null,
  player text not null,
  name text not null,
  bot text,
  token text,
  invite text,
  deck text not null,
  primary key (match, place)
) strict, without rowid;
create index seat_token on seat (token) where token is not null;

create table node (
  id text primary key,
  address text not null,
  lease_until integer not null,
  epoch integer not null default 1
) strict, without rowid;
${LOG}${STANDING}${ENTRY}`;

/** What a file of each version is given to be one of the next. */
const CHANGES = [
  'alter table entry add column sum integer',
  'alter table node add column epoch integer not null default 1',
  'alter table match add column sum integer',
  `${LOG}
insert into log select key, head, owner, epoch from match;
alter table match drop column head;
alter table match drop column owner;
alter table match drop column epoch;
drop index entry_once;
alter table entry rename to entry_before;
${ENTRY}
insert into entry (match, seq, at, player, client_id, payload, checksum, sum)
  select match, seq, at, player, client_id, payload, checksum, sum from entry_before order by match, seq;
drop table entry_before;
`,
  STANDING,
];

export type Synchronous = 'full' | 'off';

/** Makes a new file ready, and refuses one that a later version wrote. */
export function prepareDatabase(database: Database, path: string, synchronous: Synchronous): void {
  database.exec('pragma busy_timeout = 5000');
  database.exec('pragma journal_mode = wal');
  // a page that many moves have changed since is copied into the file once: 32 MB, not 4
  database.exec('pragma wal_autocheckpoint = 8192');
  // an fsync with every commit: what was acknowledged survives a power cut
  database.exec(`pragma synchronous = ${synchronous}`);
  database.exec('pragma foreign_keys = on');
  const { user_version: version } = database.prepare('pragma user_version').get() as { readonly user_version: number };
  if (version === VERSION) return;
  if (version > VERSION) {
    throw new Error(`${path} was written by a later version (its tables are of version ${version}, not ${VERSION}).`);
  }
  database.exec('begin immediate');
  if (version === 0) database.exec(TABLES);
  else {
    for (const change of CHANGES.slice(version - 1)) database.exec(change);
    sumAll(database);
  }
  database.exec(`pragma user_version = ${VERSION}`);
  database.exec('commit');
}
