/** What SQLite says of a file: `ok`, or what is wrong with it. */
export async function integrity(path) {
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite') ?? (await import('@photostructure/sqlite'));
  const database = new DatabaseSync(path);
  try {
    const [{ integrity_check: said }] = database.prepare('pragma integrity_check').all();
    return said;
  } finally {
    database.close();
  }
}
