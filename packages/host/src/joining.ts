import { type Hello, type Step, VERSION } from '@cardloom/protocol';
import { CardloomError } from 'cardloom';
import { absentees, tellSeats } from './absence.ts';
import { takeBackSeat } from './claims.ts';
import type { Connection } from './seats.ts';
import { prefsOf, send, type Table } from './table.ts';
import { showClock } from './timing.ts';
import type { Viewer } from './viewer.ts';

/** What somebody who was here before has heard last. */
export interface Since {
  readonly seq: number;
  readonly chain: string;
}

export const sinceOf = ({ since, chain }: Hello): Since | undefined =>
  since === undefined || chain === undefined ? undefined : { seq: since, chain };

/** Somebody comes to a seat, or to watch (null): they get a view, or the steps they missed. */
export function join(table: Table, id: string, player: string | null, since: Since | undefined): void {
  viewerOf(table, player);
  if (player !== null) takeBackSeat(table, player);
  table.seats.join({ id, player });
  table.hasBegun ||= table.seats.gone.size === 0;
  welcome(table, { id, player }, since);
  tellSeats(table, id);
}

/** Tells somebody who is here, or just comes, all they have to know. */
export function welcome(table: Table, { id, player }: Connection, since: Since | undefined): void {
  const viewer = viewerOf(table, player);
  table.outbox.drop(id);
  const missed = since === undefined ? null : viewer.since(since.seq, since.chain);
  send(table, id, {
    type: 'welcome',
    v: VERSION,
    game: table.game,
    now: table.watch.now ?? 0,
    clock: showClock(table),
    seat: player,
    seq: missed === null ? table.head : (since?.seq ?? table.head),
    chain: missed === null ? viewer.chain : (since?.chain ?? viewer.chain),
    seats: table.seats.info(absentees(table)),
    prefs: player === null ? null : prefsOf(table, player),
    prompt: viewer.prompt,
    consent: table.wish,
    isPaused: table.isPaused,
    ...(missed === null ? { view: table.match.view(player) } : {}),
  });
  if (missed !== null) catchUp(table, { id, player }, missed);
}

/** What was missed, with nothing in it that is no longer so. */
function catchUp(table: Table, { id, player }: Connection, missed: readonly Step[]): void {
  for (const { clock: _past, ...step } of missed) send(table, id, step);
  send(table, id, { type: 'sum', seq: table.head, sum: table.match.viewChecksum(player) });
  if (table.wish !== null) send(table, id, { type: 'consent', ...table.wish });
}

function viewerOf({ viewers }: Table, player: string | null): Viewer {
  const viewer = viewers.get(player);
  if (viewer === undefined) throw new CardloomError('unknown-player', `There is no seat "${player}".`, 'player');
  return viewer;
}
