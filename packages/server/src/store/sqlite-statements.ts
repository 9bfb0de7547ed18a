import type { Database, Statement } from './sqlite-driver.ts';
import { ENTRIES, FOUND, MATCHES, SEATS } from './sqlite-rows.ts';
import { SEAL } from './sqlite-sums.ts';

/** All that is said to the database while it serves, prepared once. */
export const statementsOf = (database: Database) => {
  const prepare = (sql: string): Statement => database.prepare(sql);
  const keyOf = '(select key from match where id = ?)';
  const isOrphan = 'not exists (select 1 from node where node.id = owner and lease_until > ?)';
  return {
    create: prepare(
      `insert into match (id, game, build, seed, options, terms, series, is_public, created_at, status)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning key`,
    ),
    addSeat: prepare(
      'insert into seat (match, place, player, name, bot, token, invite, deck) values (?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    addLog: prepare('insert into log (match, standing) values (?, ?)'),
    advance: prepare(
      'update log set head = ?, standing = coalesce(?, standing) where match = ? and epoch = ? and head = ? and owner is not null',
    ),
    addEntry: prepare(
      'insert into entry (match, seq, at, player, client_id, payload, checksum, sum) values (?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    end: prepare(`update match set status = 'over', outcome = ?, finished_at = ? where key = ?`),
    goOn: prepare(`update match set status = 'playing', outcome = 'null', finished_at = null where key = ?`),
    // as the row says, not only the index
    key: prepare(`select key from match where key = ${keyOf} and id = ?`),
    find: prepare(`${FOUND} where id = ?`),
    seal: prepare(SEAL),
    seats: prepare(SEATS),
    entries: prepare(ENTRIES),
    listOpen: prepare(
      `${FOUND} where is_public = 1 and status = 'waiting' and created_at > ? and exists
         (select 1 from seat where seat.match = key and bot is null and token is null and invite is null)
       order by created_at desc limit ?`,
    ),
    listPlaying: prepare(
      `${FOUND} where is_public = 1 and status = 'playing' and created_at > ?
       order by created_at desc limit ?`,
    ),
    unheld: prepare(
      `select id, terms from ${MATCHES} where status = 'playing' and (owner is null or ${isOrphan}) and id > ?
       order by id limit ?`,
    ),
    listOwn: prepare(
      `${FOUND} where key in
         (select match from seat where token in (select value from json_each(?)))
       order by created_at desc limit ?`,
    ),
    listSeries: prepare(`${FOUND} where series = ? order by created_at`),
    renew: prepare(
      `insert into node (id, address, lease_until) values (?, ?, ?) on conflict (id)
       do update set address = excluded.address, lease_until = excluded.lease_until,
         epoch = epoch + (node.lease_until <= ?)
       returning epoch`,
    ),
    others: prepare(
      'select address, lease_until - ? as leftMs from node where id <> ? and lease_until > ? order by id',
    ),
    retire: prepare('delete from node where id = ?'),
    claim: prepare(
      `update log set owner = ?, epoch = epoch + 1 where match = ${keyOf} and
         (owner is null or owner = ? or ${isOrphan})
       returning epoch`,
    ),
    takeOver: prepare(
      `update log set owner = ?, epoch = epoch + 1 where match in
         (select match from log where owner is not null and owner <> ? and ${isOrphan} limit ?)
       returning (select id from match where key = match) as id, (select terms from match where key = match) as terms`,
    ),
    holder: prepare(`select address from node join log on node.id = owner where match = ${keyOf}`),
    release: prepare(`update log set owner = null where match = ${keyOf} and epoch = ?`),
    takeSeat: prepare(
      `update seat set token = ?, name = ?, deck = ?, invite = null
       where match = ${keyOf} and player = ? and invite is ? and bot is null and token is null`,
    ),
    leaveSeat: prepare(
      `update seat set token = null, deck = 'null', invite = ? where match = ${keyOf} and player = ? and token = ?`,
    ),
    begin: prepare(`update match set status = 'playing', options = ? where id = ? and status = 'waiting'`),
    stands: prepare(`update log set standing = ? where match = ${keyOf}`),
    keepViews: prepare(
      `update match set last_views = ? where id = ? and exists
         (select 1 from log where match = key and epoch = ? and owner is not null)`,
    ),
    delete: prepare('delete from match where id = ?'),
  };
};
