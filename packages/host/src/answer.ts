import type { ClientFrame } from '@cardloom/protocol';
import { act, concede } from './acting.ts';
import { answerKey, sumOf } from './answered.ts';
import { isTooMuch } from './asides.ts';
import { ask, showPreview } from './asking.ts';
import { claim } from './claims.ts';
import { commit } from './commit.ts';
import { sinceOf, welcome } from './joining.ts';
import { passOn } from './passes.ts';
import { resume, wishPause } from './pause.ts';
import { readPreferences } from './preferences.ts';
import type { Connection } from './seats.ts';
import { prefsOf, refuse, send, type Table } from './table.ts';
import { answerWish, wishRematch, wishUndo } from './wishes.ts';

/** What a frame leads to; `sent` is what tells it from another. Every frame is answered. */
export function answer(table: Table, { id, player }: Connection, frame: ClientFrame, sent: unknown): void {
  if (frame.type === 'ping') send(table, id, { type: 'pong', t: frame.t, now: table.watch.now ?? 0 });
  else if (frame.type === 'hello') welcome(table, { id, player }, sinceOf(frame));
  else if (player === null) refuse(table, id, frame.id, 'spectator', 'Whoever only watches cannot do that.', '');
  else if (frame.type === 'ask') ask(table, id, player, frame);
  else if (frame.type === 'preview') showPreview(table, id, player, frame);
  else if (frame.type === 'why')
    send(table, id, { type: 'reason', id: frame.id, reasons: table.match.why(player, frame.about) });
  else change(table, id, player, frame, sent);
}

export type Changing = ClientFrame & { readonly type: 'act' | 'table' | 'prefs' };

/** What leads to entries is done once, however often it is sent. */
function change(table: Table, to: string, player: string, frame: Changing, sent: unknown): void {
  const key = answerKey(table, player, frame.id);
  const sum = sumOf(sent);
  const done = table.answered.get(key);
  if (done !== undefined) {
    // what was stored before the table was loaded is known by its id alone
    if (done.sum === '' || done.sum === sum) send(table, to, { type: 'ok', id: frame.id, seq: done.seq });
    else refuse(table, to, frame.id, 'id-reused', 'That id stands for something else already.', 'id');
    return;
  }
  const before = table.head;
  if (table.isPaused && isPlaying(frame)) {
    refuse(table, to, frame.id, 'paused', 'The table pauses: resume first.', '');
  } else if (isTooMuch(table, player, frame)) {
    refuse(table, to, frame.id, 'too-many-requests', 'That is too much: wait until somebody acts.', '');
  } else if (frame.type === 'act') act(table, to, player, frame);
  else if (frame.type === 'prefs') prefer(table, to, player, frame);
  else request(table, to, player, frame);
  if (table.head === before) return;
  table.answered.set(key, { seq: before + 1, sum });
  send(table, to, { type: 'ok', id: frame.id, seq: before + 1 });
  passOn(table);
}

function prefer(
  table: Table,
  to: string,
  player: string,
  { id, prefs }: ClientFrame & { readonly type: 'prefs' },
): void {
  const read = readPreferences(prefs, prefsOf(table, player));
  if (read === null) refuse(table, to, id, 'malformed-frame', 'These are no preferences.', 'prefs');
  else commit(table, player, id, { type: 'prefs', prefs: read }, null);
}

/** What nobody does in a pause. */
const isPlaying = (frame: Changing): boolean =>
  frame.type === 'act' || (frame.type === 'table' && (frame.do === 'undo' || frame.do === 'claim'));

function request(table: Table, to: string, player: string, frame: Changing & { readonly type: 'table' }): void {
  const { id, do: wanted } = frame;
  if (wanted === 'concede') concede(table, to, player, id);
  else if (wanted === 'undo') wishUndo(table, to, player, id);
  else if (wanted === 'rematch') wishRematch(table, to, player, id);
  else if (wanted === 'pause') wishPause(table, to, player, id);
  else if (wanted === 'resume') resume(table, to, player, id);
  else if (wanted === 'claim') claim(table, to, player, id, frame.claim);
  else answerWish(table, to, player, id, wanted);
}
