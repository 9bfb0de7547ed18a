import type { Preferences } from '@cardloom/protocol';
import type { Action } from 'cardloom';
import { isAskedAgain } from './asked-again.ts';
import { actOf, commit } from './commit.ts';
import { byItself } from './preferences.ts';
import { prefsOf, type Table } from './table.ts';

/** So many actions may follow each other by themselves; then somebody is asked, or nobody ever might be. */
const MOST_PASSES = 256;

/** A question that was answered with a pass, and comes again. */
function passAgain(table: Table, player: string, { passWhenIdle, fullControl }: Preferences): Action | null {
  const { passing } = table.options;
  if (passing === undefined || !passWhenIdle || fullControl || !isAskedAgain(table, player)) return null;
  return { player, move: passing.move, args: {} };
}

/** What players prefer to do without being asked, one action after the other. */
export function passOn(table: Table): void {
  const { match, seats, options } = table;
  const { passing, topOfStack = () => null } = options;
  while (!table.isPaused && table.automatic < MOST_PASSES) {
    const player = match.players[match.seatToAct];
    if (player === undefined || seats.isBot(player)) return;
    const prefs = prefsOf(table, player);
    const action = byItself(match, player, prefs, passing, topOfStack) ?? passAgain(table, player, prefs);
    const result = action === null ? null : match.act(action);
    if (result?.ok !== true) return;
    commit(table, player, undefined, { ...actOf(result), isAutomatic: true }, result);
  }
}
