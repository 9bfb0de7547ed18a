/** A file as the first version wrote it, with one match of three entries. */
export const FIRST_VERSION = `
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
  head integer not null default 0,
  outcome text not null default 'null',
  finished_at integer,
  last_views text,
  owner text,
  epoch integer not null default 0
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
create table entry (
  match integer not null references match (key) on delete cascade,
  seq integer not null,
  at integer not null,
  player text,
  client_id text,
  payload text not null,
  checksum text,
  primary key (match, seq)
) strict, without rowid;
create unique index entry_once on entry (match, player, client_id) where client_id is not null;
create table node (id text primary key, address text not null, lease_until integer not null) strict, without rowid;
insert into match (id, game, build, seed, options, terms, series, is_public, created_at, status, head, owner, epoch)
  values ('a', 'g', 'one', '1', 'null', 'null', 'a', 1, 1, 'playing', 3, 'here', 7);
insert into seat values (1, 0, 'p0', 'P', null, null, null, 'null');
insert into entry values (1, 1, 1, 'p0', 'x1', '{"did":{"type":"act","move":"pass","args":{}}}', null),
  (1, 2, 2, 'p0', 'x2', '{"did":{"type":"act","move":"pass","args":{}}}', null),
  (1, 3, 3, null, null, '{"did":{"type":"stand"}}', 'sum of the match');
pragma user_version = 1;
`;
