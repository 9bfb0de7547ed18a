import { actOf, commit } from './commit.ts';
import { byItself } from './preferences.ts';
import { prefsOf, type Table } from './table.ts';

/** So many actions may follow each other by themselves; then somebody is asked, or nobody ever might be. */
const MOST_PASSES = 256;

/** What players prefer to do without being asked, one action after the other. */
export function passOn(table: Table): void {
  const { match, seats, options } = table;
  const { passing, topOfStack = () => null } = options;
  while (!table.isPaused && table.automatic < MOST_PASSES) {
    const player = match.players[match.seatToAct];
    if (player === undefined || seats.isBot(player)) return;
    const action = byItself(match, player, prefsOf(table, player), passing, topOfStack);
    const result = action === null ? null : match.act(action);
    if (result?.ok !== true) return;
    commit(table, player, undefined, { ...actOf(result), isAutomatic: true }, result);
  }
}
