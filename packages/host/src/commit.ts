import { tellSeats } from './absence.ts';
import { noteAside } from './asides.ts';
import { noteQuestion } from './asked-again.ts';
import { agreed, isAgreed } from './consent.ts';
import type { Did, Entry } from './entry.ts';
import { tellAll, tellSpectators } from './gallery.ts';
import { Letter } from './outbox.ts';
import { type Act, type Done, sendLetter, type Table, tell } from './table.ts';
import { leftNow, showClock, tick } from './timing.ts';
import { toTakeBack } from './to-take-back.ts';

/** After so many steps everybody is told what their view adds up to. */
const SUM_EVERY = 64;

/** One more entry: it is to be stored, and everybody will be told once it is. */
export function commit(table: Table, by: string | null, id: string | undefined, did: Did, result: Done | null): void {
  const { match, viewers, seats, watch } = table;
  const left = leftNow(table, by, did);
  const entry: Entry = {
    seq: ++table.head,
    at: watch.at,
    by,
    ...(id === undefined ? {} : { id }),
    did,
    ...(left === null ? {} : { left }),
  };
  table.entries.push(entry);
  const { wish } = table;
  note(table, entry);
  if (result !== null) noteQuestion(table, by, did.type === 'act' ? did.move : null, result);
  const clock = showClock(table);
  for (const viewer of viewers.values()) {
    if (!viewer.isFollowing) continue;
    const letter = viewer.follow(match, entry, result, clock);
    if (viewer.player === null) tellSpectators(table, letter);
    else
      for (const { id: to, player } of seats.connections) if (player === viewer.player) sendLetter(table, to, letter);
  }
  if (entry.seq % SUM_EVERY === 0) tellSums(table);
  if (did.type === 'prefs' && by !== null) tell(table, by, { type: 'prefs', prefs: did.prefs });
  if (did.type === 'decline' && by !== null && wish !== null) tellAll(table, { type: 'declined', for: wish.for, by });
  if (did.type === 'wish' || did.type === 'agree') tellWish(table);
  if (did.type === 'resume') tellAll(table, { type: 'pause', isPaused: false });
  if (did.type === 'stand-in') tellSeats(table);
}

export function actOf({ action }: Done): Did & { readonly type: 'act' } {
  if (action === null) throw new TypeError('an action without a move');
  return { type: 'act', move: action.move, args: action.args };
}

/** What an entry means besides what it did to the match; the same when it is loaded. */
export function note(table: Table, entry: Entry): void {
  const { by, did, left } = entry;
  const { acts, seats, match } = table;
  let undone: Act | undefined;
  if (did.type === 'stand') {
    table.stands.push(entry.seq);
    // they ran, so all had come
    table.hasBegun = true;
  }
  noteAside(table, by, did);
  const isPreferred = did.type === 'act' && did.isAutomatic === true && did.because === undefined;
  table.automatic = isPreferred ? table.automatic + 1 : 0;
  if (did.type === 'act' && by !== null) {
    const mine = left?.[match.players.indexOf(by)];
    acts.push({ by, isAutomatic: did.isAutomatic === true, ...(mine === undefined ? {} : { left: mine }) });
    table.hasBegun = true;
    table.wish = null;
  } else if (did.type === 'undo') {
    undone = acts.pop();
    table.wish = null;
  } else if (did.type === 'prefs' && by !== null) {
    seats.preferences.set(by, did.prefs);
    table.standing.set(by, acts.length);
  } else if (did.type === 'stand-in') {
    if (did.plays) seats.standIns.add(did.seat);
    else seats.standIns.delete(did.seat);
    table.wish = null;
  } else if (did.type === 'resume') table.isPaused = false;
  else noteWish(table, by, did);
  tick(table, entry, undone);
}

function noteWish(table: Table, by: string | null, did: Did): void {
  if (by === null) return;
  if (did.type === 'wish') {
    const waiting = ('waiting' in did ? did.waiting : undefined) ?? table.seats.peopleBut(by);
    const count = did.for === 'undo' ? toTakeBack(table, by) : 1;
    table.wish = {
      for: did.for,
      by,
      waiting,
      ...(did.for === 'claim' ? { claim: did.claim } : {}),
      ...(count > 1 ? { count } : {}),
    };
  } else if (did.type === 'agree' && table.wish !== null) table.wish = agreed(table.wish, by);
  else if (did.type === 'decline') table.wish = null;
  if (!isAgreed(table.wish)) return;
  if (table.wish?.for === 'rematch') table.isRematch = true;
  if (table.wish?.for === 'pause') {
    table.isPaused = true;
    table.wish = null;
  }
}

function tellWish(table: Table): void {
  const { wish, isRematch, isPaused } = table;
  if (isRematch) tellAll(table, { type: 'bye', reason: 'rematch' });
  else if (isPaused && wish === null) tellAll(table, { type: 'pause', isPaused: true });
  else if (wish !== null) tellAll(table, { type: 'consent', ...wish });
}

function tellSums(table: Table): void {
  const { viewers, seats, match, head } = table;
  for (const { player, watchers } of viewers.values()) {
    if (watchers === 0 || (player === null && table.gallery !== null)) continue;
    const letter = Letter.of({ type: 'sum', seq: head, sum: match.viewChecksum(player) });
    for (const connection of seats.connections)
      if (connection.player === player) sendLetter(table, connection.id, letter);
  }
}
