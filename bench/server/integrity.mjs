/** What SQLite says of a file: `ok`, or what is wrong with it. */
export const integrity = (path) =>
  withDatabase(path, (database) => database.prepare('pragma integrity_check').all()[0].integrity_check);

/** Brings all that is in the log beside a file into the file. Passive, as a store does it by itself, the log is written from its start again. */
export const checkpoint = (path, how = 'truncate') =>
  withDatabase(path, (database) => database.prepare(`pragma wal_checkpoint(${how})`).all());

async function withDatabase(path, work) {
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite') ?? (await import('@photostructure/sqlite'));
  const database = new DatabaseSync(path);
  try {
    return work(database);
  } finally {
    database.close();
  }
}
