import type { Clock as ClockShown, SeatInfo } from '@cardloom/protocol';
import { Letter } from './outbox.ts';
import { sendLetter, type Table } from './table.ts';

const A_MINUTE = 60_000;

/** How long people may be away; null for ever. */
const patience = ({ absence, clock }: Table['options']): number | null =>
  absence !== undefined ? absence : clock?.type === 'days' ? null : A_MINUTE;

interface Missed {
  readonly player: string;
  readonly from: number;
}

const NOBODY: readonly Missed[] = [];
const NO_NAMES: readonly string[] = [];

/** People whom the match waits for and who are away, each with the time from which others may claim. */
function awaited({ match, seats, options, isPaused, watch }: Table): readonly Missed[] {
  if (seats.gone.size === 0) return NOBODY;
  const allowed = patience(options);
  if (allowed === null || isPaused || match.isOver || watch.now === null) return NOBODY;
  // nobody is away from a table at which nobody is
  if (seats.people.every((player) => seats.gone.has(player))) return NOBODY;
  return match.playersToAct.flatMap((player) => {
    const since = seats.isBot(player) ? undefined : seats.gone.get(player);
    return since === undefined ? [] : { player, from: since + allowed };
  });
}

export function absentees(table: Table): readonly string[] {
  const missed = awaited(table);
  if (missed === NOBODY) return NO_NAMES;
  return missed.filter(({ from }) => from <= table.watch.time).map(({ player }) => player);
}

/** When the next of them has been away for too long. */
export function absenceDue(table: Table): number | null {
  let due: number | null = null;
  for (const { from } of awaited(table)) if (from > table.watch.time) due = Math.min(due ?? from, from);
  return due;
}

/** Who is here, and who is absent, for all but one; how the clocks stand if they have just begun to run. */
export function tellSeats(table: Table, but = '', clock: ClockShown | null = null): void {
  const more = clock === null ? {} : { clock };
  const letterTo = (player: string | null): Letter =>
    Letter.of({ type: 'seats', seats: seatsSeenBy(table, player), ...more });
  const toPlayers = letterTo(table.match.players[0]);
  const toSpectators = table.gallery === null ? toPlayers : letterTo(null);
  for (const { id, player } of table.seats.connections) {
    if (id !== but) sendLetter(table, id, player === null ? toSpectators : toPlayers);
  }
}

/** Spectators who are told later are not told whom the match waits for now. */
export const seatsSeenBy = (table: Table, player: string | null): SeatInfo[] =>
  table.seats.info(player === null && table.gallery !== null ? [] : absentees(table));
