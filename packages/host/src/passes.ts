import type { Preferences } from '@cardloom/protocol';
import { isAskedAgain } from './asked-again.ts';
import { byItself, type Preferred } from './by-itself.ts';
import { actOf, commit } from './commit.ts';
import { prefsOf, type Table } from './table.ts';

/** So many actions may follow each other by themselves; then somebody is asked, or nobody ever might be. */
const MOST_PASSES = 256;

const A_SECOND = 1000;

/** What players prefer to do without being asked, one action after the other. */
export function passOn(table: Table): void {
  while (mayPass(table) && passOnce(table)) table.postponed.clear();
}

const mayPass = ({ isPaused, automatic }: Table): boolean => !isPaused && automatic < MOST_PASSES;

/** True if somebody's action was made for them. */
function passOnce(table: Table): boolean {
  const { match, seats, options } = table;
  if (seats.preferences.size === 0 && !seats.isAgainstBots) return false;
  for (const player of match.playersToAct) {
    const prefs = prefsOf(table, player);
    const preferred = seats.isBot(player)
      ? null
      : (byItself(match, player, prefs, options.passing, table.standing.get(player) === table.acts.length) ??
        passAgain(table, player, prefs));
    if (preferred === null) table.postponed.delete(player);
    else if (!preferred.isTelling || isTime(table, player)) {
      const result = match.act(preferred.action);
      if (!result.ok) continue;
      commit(table, player, undefined, { ...actOf(result), isAutomatic: true }, result);
      return true;
    }
  }
  return false;
}

/** A question that was answered with a pass, and comes again. */
function passAgain(table: Table, player: string, { passWhenIdle, fullControl }: Preferences): Preferred | null {
  const { passing } = table.options;
  if (passing === undefined || !passWhenIdle || fullControl || !isAskedAgain(table, player)) return null;
  return { action: { player, move: passing.move, args: {} }, isTelling: true };
}

/** What could tell others something comes after a while that is always the same. */
function isTime({ options, seats, watch, postponed, acts }: Table, player: string): boolean {
  const { passDelay = A_SECOND } = options;
  if (passDelay === 0 || seats.isAgainstBots) return true;
  const known = postponed.get(player);
  const due = known?.acts === acts.length ? known.due : watch.time + passDelay;
  postponed.set(player, { acts: acts.length, due });
  return due <= watch.time;
}

/** When the next action is to be made that was put off. */
export function passDue(table: Table): number | null {
  if (!mayPass(table) || table.postponed.size === 0) return null;
  const dues = [...table.postponed.values()].filter(({ acts }) => acts === table.acts.length).map(({ due }) => due);
  return dues.length === 0 ? null : Math.min(...dues);
}
