// A reader of a store's file that believes whatever stands in it.

export async function unsummed(path) {
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite') ?? (await import('@photostructure/sqlite'));
  const database = new DatabaseSync(path);
  const all = (sql, ...values) => database.prepare(sql).all(...values);
  return {
    async load(match) {
      const [row] = all('select * from match where id = ?', match);
      if (row === undefined) return null;
      const seats = all(
        'select player, name, bot, token, invite, deck from seat where match = ? order by place',
        row.key,
      );
      const entries = all('select * from entry where match = ? order by seq', row.key);
      return {
        record: recordOf(row, seats),
        entries: entries.map(({ seq, at, player: by, client_id: id, payload, checksum }) => ({
          entry: { seq, at, by, ...(id === null ? {} : { id }), ...JSON.parse(payload) },
          ...(checksum === null ? {} : { checksum }),
        })),
        lastViews: null,
      };
    },
    async close() {
      database.close();
    },
  };
}

const recordOf = (row, seats) => ({
  id: row.id,
  game: row.game,
  build: row.build,
  seed: JSON.parse(row.seed),
  options: JSON.parse(row.options),
  terms: JSON.parse(row.terms),
  series: row.series,
  isPublic: row.is_public === 1,
  createdAt: row.created_at,
  status: row.status,
  head: row.head,
  outcome: JSON.parse(row.outcome),
  finishedAt: row.finished_at,
  seats: seats.map((seat) => ({ ...seat, deck: JSON.parse(seat.deck) })),
});
