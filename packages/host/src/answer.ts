import type { ClientFrame, TableRequest } from '@cardloom/protocol';
import { act, concede } from './acting.ts';
import { ask, showPreview } from './asking.ts';
import { commit } from './commit.ts';
import { sinceOf, welcome } from './joining.ts';
import { passOn } from './passes.ts';
import { readPreferences } from './preferences.ts';
import type { Connection } from './seats.ts';
import { prefsOf, refuse, send, type Table } from './table.ts';
import { answerWish, wishRematch, wishUndo } from './wishes.ts';

/** What a frame leads to. Every frame is answered. */
export function answer(table: Table, { id, player }: Connection, frame: ClientFrame, now: number): void {
  if (frame.type === 'ping') send(table, id, { type: 'pong', t: frame.t, now });
  else if (frame.type === 'hello') welcome(table, { id, player }, now, sinceOf(frame));
  else if (player === null) refuse(table, id, frame.id, 'spectator', 'Whoever only watches cannot do that.', '');
  else if (frame.type === 'ask') ask(table, id, player, frame);
  else if (frame.type === 'preview') showPreview(table, id, player, frame);
  else if (frame.type === 'why')
    send(table, id, { type: 'reason', id: frame.id, reasons: table.match.why(player, frame.about) });
  else change(table, id, player, frame, now);
}

type Changing = ClientFrame & { readonly type: 'act' | 'table' | 'prefs' };

/** What leads to entries is done once, however often it is sent. */
function change(table: Table, to: string, player: string, frame: Changing, now: number): void {
  const key = JSON.stringify([player, frame.id]);
  const text = JSON.stringify(frame);
  const done = table.answered.get(key);
  if (done !== undefined) {
    // what was stored before the table was loaded is known by its id alone
    if (done.text === '' || done.text === text) send(table, to, { type: 'ok', id: frame.id, seq: done.seq });
    else refuse(table, to, frame.id, 'id-reused', 'That id stands for something else already.', 'id');
    return;
  }
  const before = table.head;
  if (frame.type === 'act') act(table, to, player, frame, now);
  else if (frame.type === 'prefs') prefer(table, to, player, frame, now);
  else request(table, to, player, frame.id, frame.do, now);
  if (table.head === before) return;
  table.answered.set(key, { seq: before + 1, text });
  send(table, to, { type: 'ok', id: frame.id, seq: before + 1 });
  passOn(table, now);
}

function prefer(
  table: Table,
  to: string,
  player: string,
  { id, prefs }: ClientFrame & { readonly type: 'prefs' },
  now: number,
): void {
  const read = readPreferences(prefs, prefsOf(table, player));
  if (read === null) refuse(table, to, id, 'malformed-frame', 'These are no preferences.', 'prefs');
  else commit(table, player, id, { type: 'prefs', prefs: read }, now, null);
}

function request(table: Table, to: string, player: string, id: string, wanted: TableRequest, now: number): void {
  if (wanted === 'concede') concede(table, to, player, id, now);
  else if (wanted === 'undo') wishUndo(table, to, player, id, now);
  else if (wanted === 'rematch') wishRematch(table, to, player, id, now);
  else answerWish(table, to, player, id, wanted, now);
}
