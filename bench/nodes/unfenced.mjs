// What a store would do that looks neither at the epoch nor at the head, on tables without their keys: the control.
import { crc32 } from 'node:zlib';
import postgres from 'postgres';

export const DROP_KEYS = 'alter table entry drop constraint entry_pkey; drop index entry_once';

export function unfenced(url) {
  const sql = postgres(url, { max: 2, connection: { search_path: 'cardloom' }, onnotice: () => {} });
  return async (batch) => {
    for (const { match, entries } of batch) {
      for (const { entry } of entries) {
        const { seq, at, by, id = null, ...payload } = entry;
        const text = JSON.stringify(payload);
        const sum = crc32(JSON.stringify([match, seq, at, by, id, text, null]));
        await sql`insert into entry (match, seq, at, player, client_id, payload, sum)
          select key, ${seq}, ${at}, ${by}, ${id}, ${text}, ${sum} from match where id = ${match}`;
      }
      const head = entries.at(-1).entry.seq;
      await sql`update log set head = greatest(head, ${head}) where match = (select key from match where id = ${match})`;
    }
    return batch.map(({ entries }) => entries.at(-1).entry.seq);
  };
}
