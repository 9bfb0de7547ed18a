import { CardloomError, type Match, type Result } from 'cardloom';
import { note } from './commit.ts';
import type { Did, Entry } from './entry.ts';
import type { Table } from './table.ts';

/** Does again what an entry says was done. */
export function replay(table: Table, entry: Entry): void {
  const { seq, by, id, did } = entry;
  if (seq !== table.head + 1) throw new CardloomError('bad-replay', `Entry ${seq} follows ${table.head}.`, 'seq');
  const result = redo(table.match, by, did);
  if (result !== null && !result.ok) throw new CardloomError('bad-replay', result.error.message, `entries[${seq - 1}]`);
  table.head = seq;
  table.watch.at = Math.max(table.watch.at, entry.at);
  note(table, entry);
  if (id !== undefined && by !== null) table.answered.set(JSON.stringify([by, id]), { seq, text: '' });
  for (const viewer of table.viewers.values())
    viewer.follow(table.match, entry, result === null ? null : by, result, null);
}

function redo(match: Match, by: string | null, did: Did): Result | null {
  if (did.type === 'act') return match.act({ player: by ?? '', move: did.move, args: did.args });
  return did.type === 'undo' ? match.undo() : null;
}
