import { absenceDue, absentees, tellSeats } from './absence.ts';
import { galleryDue, letGo } from './gallery.ts';
import { answerLate } from './late.ts';
import { passDue } from './passes.ts';
import type { Table } from './table.ts';
import { clockDue, runClock } from './timing.ts';

/** When something is due by itself, by the time of the table; null if nothing is. */
export function nextDue(table: Table): number | null {
  if (table.hasFailed) return null;
  return earlier(earlier(clockDue(table), absenceDue(table)), earlier(galleryDue(table), passDue(table)));
}

export const earlier = (a: number | null, b: number | null): number | null => {
  if (a === null || b === null) return a ?? b;
  return Math.min(a, b);
};

/** A moment of whoever calls has come: what is due by then is done first. */
export function hear(table: Table, now: number): void {
  const { watch } = table;
  watch.hear(now, watch.now === null ? null : nextDue(table));
  if (!table.hasFailed) answerLate(table);
}

/** After anything that may have changed something. */
export function settle(table: Table): void {
  runClock(table);
  letGo(table);
  const absent = absentees(table).join();
  if (absent === table.toldAbsent) return;
  table.toldAbsent = absent;
  tellSeats(table);
}
