import type { Clock as ClockShown } from '@cardloom/protocol';
import type { Match } from 'cardloom';
import { allowance, Clock, type Ticked } from './clock.ts';
import type { Did, Entry } from './entry.ts';
import type { HostOptions } from './options.ts';
import type { Seats } from './seats.ts';
import type { Act, Table } from './table.ts';

/** The clocks as they belong to a table: who is asked, when they run, and what is left with each entry. */

export function newClock({ clock }: HostOptions, match: Match, seats: Seats): Clock | null {
  return clock === undefined ? null : new Clock(clock, match.players.length, peopleToAct(match, seats), match.turn);
}

/** Bots need no clock. */
const peopleToAct = (match: Match, seats: Seats): number[] =>
  match.playersToAct.filter((player) => !seats.isBot(player)).map((player) => match.players.indexOf(player));

/** What everybody has left when this comes. */
export function leftNow({ clock, watch, seats, match }: Table, by: string | null, did: Did): readonly number[] | null {
  if (clock === null) return null;
  if (did.type !== 'act' || by === null) return clock.at(watch.time);
  // nobody pays for the time the table took to act for them
  const isSpared = did.isAutomatic === true && did.because === undefined;
  const spared = isSpared ? Number.POSITIVE_INFINITY : allowance(seats.lags.get(by) ?? 0);
  return clock.at(watch.time, match.players.indexOf(by), spared);
}

/** What an entry means to the clocks; `undone` is the action it took back. */
export function tick({ clock, match, seats }: Table, { by, did, left }: Entry, undone: Act | undefined): void {
  if (clock === null || left === undefined) return;
  const player = did.type === 'undo' ? undone?.by : by;
  clock.tick({
    left,
    seat: did.type === 'act' || did.type === 'undo' ? match.players.indexOf(player ?? '') : -1,
    did: kindOf(did),
    ...(undone?.left === undefined ? {} : { before: undone.left }),
    asked: peopleToAct(match, seats),
    turn: match.turn,
  });
}

function kindOf(did: Did): Ticked['did'] {
  if (did.type === 'undo') return 'undo';
  if (did.type === 'stand-in') return 'seated';
  if (did.type !== 'act') return 'nothing';
  if (did.because === 'late') return 'late';
  return did.isAutomatic === true ? 'automatic' : 'chose';
}

/** Clocks run once everything is stored: only then can everybody know what they are asked. */
export function runClock(table: Table): void {
  const { clock, watch } = table;
  if (clock !== null && clock.since === null && watch.now !== null && isRunning(table) && table.stored === table.head) {
    clock.since = watch.time;
  }
}

/** They stand before everybody has come once, or somebody has acted, in a pause and at the end. */
function isRunning({ isPaused, hasBegun, match }: Table): boolean {
  return hasBegun && !isPaused && !match.isOver;
}

export function showClock(table: Table): ClockShown | null {
  const { clock, match, watch } = table;
  return clock === null ? null : clock.show(match.players, watch.time, isRunning(table));
}

export const clockDue = ({ clock, seats, match }: Table): number | null =>
  clock === null ? null : clock.due((seat) => seats.lags.get(match.players[seat]) ?? 0);
