import { actOf, commit } from './commit.ts';
import { passesByItself } from './preferences.ts';
import { prefsOf, type Table } from './table.ts';

/** So many passes may follow each other by themselves. */
const MOST_PASSES = 1000;

/** Passes that players prefer to make without being asked, one after the other. */
export function passOn(table: Table, now: number): void {
  const { match, seats, options } = table;
  const { passing, topOfStack = () => null } = options;
  if (passing === undefined) return;
  for (let i = 0; i < MOST_PASSES; i++) {
    const player = match.players[match.seatToAct];
    if (player === undefined || seats.isBot(player)) return;
    if (!passesByItself(match, player, prefsOf(table, player), passing, topOfStack)) return;
    const result = match.act({ player, move: passing.move, args: {} });
    if (!result.ok) return;
    commit(table, player, undefined, { ...actOf(result), isAutomatic: true }, now, result);
  }
}
