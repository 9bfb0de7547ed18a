import { CardloomError, type Match, type Result } from 'cardloom';
import { answerKey } from './answered.ts';
import { note } from './commit.ts';
import type { Did, Entry } from './entry.ts';
import { tellSpectators } from './gallery.ts';
import type { Table } from './table.ts';
import { showClock } from './timing.ts';

/** Does again what an entry says was done. */
export function replay(table: Table, entry: Entry): void {
  const { seq, by, id, did } = entry;
  if (seq !== table.head + 1) throw new CardloomError('bad-replay', `Entry ${seq} follows ${table.head}.`, 'seq');
  const result = redo(table.match, by, did);
  if (result !== null && !result.ok) throw new CardloomError('bad-replay', result.error.message, `entries[${seq - 1}]`);
  table.head = seq;
  table.watch.at = Math.max(table.watch.at, entry.at);
  note(table, entry);
  if (id !== undefined && by !== null) table.answered.set(answerKey(table, by, id), { seq, sum: '' });
  const spectators = table.gallery === null ? undefined : table.viewers.get(null);
  if (spectators !== undefined) tellSpectators(table, spectators.follow(table.match, entry, result, showClock(table)));
}

function redo(match: Match, by: string | null, did: Did): Result | null {
  if (did.type === 'act') return match.act({ player: by ?? '', move: did.move, args: did.args });
  return did.type === 'undo' ? match.undo() : null;
}
