// A reader of a store's file that believes whatever stands in it.
import { entryOf } from '../../packages/server/dist/store/entry-rows.js';
import { recordOf } from '../../packages/server/dist/store/match-rows.js';
import { openDatabase } from '../../packages/server/dist/store/sqlite-driver.js';
import { ENTRIES, FOUND, SEATS } from '../../packages/server/dist/store/sqlite-rows.js';

export async function unsummed(path) {
  const database = await openDatabase(path);
  const all = (sql, value) => database.prepare(sql).all(value);
  return {
    async load(match) {
      const [row] = all(`${FOUND} where id = ?`, match);
      if (row === undefined) return null;
      const entries = all(ENTRIES, row.key);
      return { record: recordOf(row, all(SEATS, row.key)), entries: entries.map(entryOf), lastViews: null };
    },
    async close() {
      database.close();
    },
  };
}
