import { Letter } from './outbox.ts';
import { sendLetter, type Table } from './table.ts';

const A_MINUTE = 60_000;

/** How long people may be away; null for ever. */
const patience = ({ absence, clock }: Table['options']): number | null =>
  absence !== undefined ? absence : clock?.type === 'days' ? null : A_MINUTE;

/** People whom the match waits for and who are away, each with the time from which others may claim. */
function awaited({
  match,
  seats,
  options,
  isPaused,
  watch,
}: Table): { readonly player: string; readonly from: number }[] {
  const allowed = patience(options);
  if (allowed === null || isPaused || match.isOver || watch.now === null) return [];
  // nobody is away from a table at which nobody is
  if (seats.gone.size === 0 || seats.people.every((player) => seats.gone.has(player))) return [];
  return match.playersToAct.flatMap((player) => {
    const since = seats.isBot(player) ? undefined : seats.gone.get(player);
    return since === undefined ? [] : { player, from: since + allowed };
  });
}

export const absentees = (table: Table): string[] =>
  awaited(table)
    .filter(({ from }) => from <= table.watch.time)
    .map(({ player }) => player);

/** When the next of them has been away for too long. */
export function absenceDue(table: Table): number | null {
  const next = awaited(table)
    .map(({ from }) => from)
    .filter((from) => from > table.watch.time);
  return next.length === 0 ? null : Math.min(...next);
}

/** Who is here, and who is absent, for all but one. */
export function tellSeats(table: Table, but = ''): void {
  const seats = table.seats.info(absentees(table));
  const letter = new Letter({ type: 'seats', seats });
  for (const { id } of table.seats.connections) if (id !== but) sendLetter(table, id, letter);
}
