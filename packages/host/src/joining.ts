import { CardloomError } from 'cardloom';
import { prefsOf, send, type Table } from './table.ts';

/** What somebody who was here before has heard last. */
export interface Since {
  readonly seq: number;
  readonly chain: string;
}

/** Somebody comes to a seat, or to watch (null): they get a view, or the steps they missed. */
export function welcome(table: Table, id: string, player: string | null, since: Since | undefined): void {
  const viewer = table.viewers.get(player);
  if (viewer === undefined) throw new CardloomError('unknown-player', `There is no seat "${player}".`, 'player');
  table.outbox.drop(id);
  table.seats.join({ id, player });
  const missed = since === undefined ? null : viewer.since(since.seq, since.chain);
  send(table, id, {
    type: 'welcome',
    seat: player,
    seq: missed === null ? table.head : (since?.seq ?? table.head),
    chain: missed === null ? viewer.chain : (since?.chain ?? viewer.chain),
    seats: table.seats.info(),
    prefs: player === null ? null : prefsOf(table, player),
    prompt: viewer.prompt,
    ...(missed === null ? { view: table.match.view(player) } : {}),
  });
  for (const step of missed ?? []) send(table, id, step);
  tellSeats(table, id);
}

/** Who is here, for all but one. */
export function tellSeats(table: Table, but: string): void {
  const seats = table.seats.info();
  for (const { id } of table.seats.connections) if (id !== but) send(table, id, { type: 'seats', seats });
}
