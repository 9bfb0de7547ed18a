import { type Hello, VERSION } from '@cardloom/protocol';
import { CardloomError } from 'cardloom';
import { seatsSeenBy, tellSeats } from './absence.ts';
import { takeBackSeat } from './claims.ts';
import type { Connection } from './seats.ts';
import { prefsOf, send, type Table } from './table.ts';
import { showClock } from './timing.ts';
import type { Place, Viewer } from './viewer.ts';

/**
 * Where somebody who says `hello` stood, if they said it.
 *
 * ```ts
 * sinceOf({ type: 'hello', v: 1, since: 12, chain: '0123456789abcdef' }); // { seq: 12, chain: '0123456789abcdef' }
 * ```
 */
export const sinceOf = ({ since, chain }: Hello): Place | undefined =>
  since === undefined || chain === undefined ? undefined : { seq: since, chain };

/** Somebody comes to a seat, or to watch (null): they get a view, or the steps they missed. */
export function join(table: Table, id: string, player: string | null, since: Place | undefined): void {
  const viewer = viewerOf(table, player);
  leave(table, id);
  if (player !== null) takeBackSeat(table, player);
  table.seats.join({ id, player });
  viewer.begin(table.match, table.head);
  viewer.watchers++;
  const begins = !table.hasBegun && table.seats.gone.size === 0;
  table.hasBegun ||= begins;
  welcome(table, { id, player }, since);
  tellSeats(table, id, begins ? showClock(table) : null);
}

/** True if they were here. */
export function leave(table: Table, id: string): boolean {
  const connection = table.seats.find(id);
  table.outbox.drop(id);
  if (connection === undefined) return false;
  viewerOf(table, connection.player).leave();
  table.seats.leave(id, table.watch.time);
  return true;
}

/** Tells somebody who is here, or just comes, all they have to know. */
export function welcome(table: Table, { id, player }: Connection, since: Place | undefined): void {
  const viewer = viewerOf(table, player);
  table.outbox.drop(id);
  const { place, view, clock, consent, isDelayed } = sight(table, viewer);
  const missed = since === undefined ? null : viewer.since(since, place.seq);
  const { seq, chain } = missed === null || since === undefined ? place : since;
  send(table, id, {
    type: 'welcome',
    v: VERSION,
    game: table.game,
    now: table.watch.now ?? 0,
    clock,
    seat: player,
    seq,
    chain,
    seats: seatsSeenBy(table, player),
    prefs: player === null ? null : prefsOf(table, player),
    prompt: viewer.prompt,
    consent,
    isPaused: table.isPaused,
    ...(table.options.series === undefined ? {} : { series: table.options.series }),
    ...(missed === null ? { view: view() } : {}),
  });
  if (missed === null) return;
  for (const step of missed) send(table, id, step);
  if (!isDelayed) send(table, id, { type: 'sum', seq: place.seq, sum: table.match.viewChecksum(player) });
  if (consent !== null) send(table, id, { type: 'consent', ...consent });
}

/** What is to be seen from a seat now; of spectators who are told later, what was to be seen then. */
function sight(table: Table, { player, here }: Viewer) {
  const { gallery, match, wish } = table;
  if (player !== null || gallery === null) {
    return { place: here, view: () => match.view(player), clock: showClock(table), consent: wish, isDelayed: false };
  }
  const { place, view, clock } = gallery.shown;
  return { place, view: () => view, clock, consent: null, isDelayed: true };
}

function viewerOf({ viewers }: Table, player: string | null): Viewer {
  const viewer = viewers.get(player);
  if (viewer === undefined) throw new CardloomError('unknown-player', `There is no seat "${player}".`, 'player');
  return viewer;
}
