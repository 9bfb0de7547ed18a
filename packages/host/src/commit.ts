import { agreed, isAgreed } from './consent.ts';
import type { Did, Entry } from './entry.ts';
import { type Done, send, type Table, tell, tellAll } from './table.ts';

/** After so many steps everybody is told what their view adds up to. */
const SUM_EVERY = 64;

/** One more entry: it is to be stored, and everybody will be told once it is. */
export function commit(
  table: Table,
  by: string | null,
  id: string | undefined,
  did: Did,
  at: number,
  result: Done | null,
): void {
  const { match, viewers, seats } = table;
  const entry: Entry = { seq: ++table.head, at, by, ...(id === undefined ? {} : { id }), did };
  table.entries.push(entry);
  const { wish } = table;
  note(table, entry);
  // preferences and consent are nobody's action
  const teller = result === null ? null : by;
  const steps = new Map([...viewers].map(([player, viewer]) => [player, viewer.follow(match, entry, teller, result)]));
  for (const { id: to, player } of seats.connections) {
    const step = steps.get(player);
    if (step !== undefined) send(table, to, step);
  }
  if (entry.seq % SUM_EVERY === 0) tellSums(table);
  if (did.type === 'prefs' && by !== null) tell(table, by, { type: 'prefs', prefs: did.prefs });
  if (did.type === 'decline' && by !== null && wish !== null) tellAll(table, { type: 'declined', for: wish.for, by });
  if (did.type === 'wish' || did.type === 'agree') tellWish(table);
}

export function actOf({ action }: Done): Did & { readonly type: 'act' } {
  if (action === null) throw new TypeError('an action without a move');
  return { type: 'act', move: action.move, args: action.args };
}

/** What an entry means besides what it did to the match; the same when it is loaded. */
export function note(table: Table, { by, did }: Entry): void {
  if (did.type === 'act' && by !== null) {
    table.acts.push({ by, isAutomatic: did.isAutomatic === true });
    table.wish = null;
  } else if (did.type === 'undo') {
    table.acts.pop();
    table.wish = null;
  } else if (did.type === 'prefs' && by !== null) table.seats.preferences.set(by, did.prefs);
  else if (did.type === 'wish' && by !== null) {
    table.wish = { for: did.for, by, waiting: table.seats.peopleBut(by) };
  } else if (did.type === 'agree' && by !== null && table.wish !== null) table.wish = agreed(table.wish, by);
  else if (did.type === 'decline') table.wish = null;
  table.isRematch ||= table.wish?.for === 'rematch' && isAgreed(table.wish);
}

function tellWish(table: Table): void {
  const { wish, isRematch } = table;
  if (isRematch) tellAll(table, { type: 'bye', reason: 'rematch' });
  else if (wish !== null) tellAll(table, { type: 'consent', ...wish });
}

function tellSums(table: Table): void {
  const sums = new Map<string | null, string>();
  for (const { id, player } of table.seats.connections) {
    const sum = sums.get(player) ?? table.match.viewChecksum(player);
    sums.set(player, sum);
    send(table, id, { type: 'sum', seq: table.head, sum });
  }
}
