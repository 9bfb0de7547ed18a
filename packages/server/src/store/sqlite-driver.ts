/** What is used of the `node:sqlite` API. */
export interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

export interface Statement {
  run(...values: Value[]): { readonly changes: number | bigint };
  get(...values: Value[]): unknown;
  all(...values: Value[]): unknown[];
}

type Value = string | number | null;

interface Driver {
  readonly DatabaseSync: new (path: string) => Database;
}

/** Node's own where it has one, otherwise a package with the same API and no need of a compiler. */
export async function openDatabase(path: string): Promise<Database> {
  const builtIn = process.getBuiltinModule('node:sqlite') as unknown as Driver | undefined;
  const { DatabaseSync } = builtIn ?? ((await import('@photostructure/sqlite')) as unknown as Driver);
  return new DatabaseSync(path);
}
