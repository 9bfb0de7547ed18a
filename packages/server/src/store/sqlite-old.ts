import type { DeleteOld } from './match-store.ts';
import type { Database } from './sqlite-driver.ts';

/** What of a match tells how old it is. */
interface Row {
  readonly key: number;
  readonly id: string;
  readonly created_at: number;
  readonly finished_at: number | null;
}

/** So many rows are looked at, and so many matches given, before others are served. */
const LOOKED_AT = 200;
const GIVEN_AT_ONCE = 10;

/** The ids of old matches, some at a time: whoever deletes them holds nobody up for long. */
export async function* oldMatches(
  database: Database,
  { overBefore, idleBefore }: DeleteOld,
): AsyncGenerator<readonly string[]> {
  const next = database.prepare(
    'select key, id, created_at, finished_at from match where key > ? order by key limit ?',
  );
  const since = database.prepare('select 1 from entry where match = ? and at >= ? limit 1');
  const isOld = ({ key, created_at, finished_at }: Row): boolean =>
    finished_at === null
      ? created_at < idleBefore && since.get(key, idleBefore) === undefined
      : finished_at < overBefore;
  for (let after = 0; ; ) {
    const some = next.all(after, LOOKED_AT) as unknown as readonly Row[];
    const last = some.at(-1);
    if (last === undefined) return;
    after = last.key;
    const old = some.filter(isOld).map(({ id }) => id);
    for (let first = 0; first < old.length; first += GIVEN_AT_ONCE) {
      yield old.slice(first, first + GIVEN_AT_ONCE);
      await othersServed();
    }
    await othersServed();
  }
}

const othersServed = (): Promise<void> => new Promise((served) => setImmediate(served));
