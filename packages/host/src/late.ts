import type { Action } from 'cardloom';
import { concession } from './acting.ts';
import { actOf, commit } from './commit.ts';
import type { Table } from './table.ts';
import { clockDue } from './timing.ts';

/** Somebody's time is up: what the game says is done for them. The next one's turn comes once that is stored. */
export function answerLate(table: Table): void {
  const { clock, match, watch } = table;
  const due = clockDue(table);
  if (clock === null || due === null || due > watch.time) return;
  const left = clock.at(watch.time);
  const seat = clock.asked.find((asked) => left[asked] === 0);
  if (seat === undefined) return;
  for (const action of lateActions(table, seat)) {
    const result = match.act(action);
    if (!result.ok) continue;
    commit(table, action.player, undefined, { ...actOf(result), isAutomatic: true, because: 'late' }, result);
    return;
  }
  // there is nothing at all they could do: the clock must not wake anybody for it again
  clock.asked = clock.asked.filter((asked) => asked !== seat);
}

/** What is done for somebody without time, the first that can be. */
function* lateActions({ clock, match, options, decisions }: Table, seat: number): Generator<Action> {
  const player = match.players[seat];
  if (clock?.isGivenUp(seat) === false) {
    const { passing, late = [] } = options;
    if (passing !== undefined) yield { player, move: passing.move, args: {} };
    const moves = new Set(late);
    for (const action of match.legalActions(player)) {
      // all that is asked in a decision is that decision
      if (decisions.has(action.move) || moves.has(action.move)) yield action;
      if (decisions.has(action.move)) break;
      moves.delete(action.move);
    }
  }
  const leaving = concession(match, player);
  if (leaving !== undefined) yield leaving;
  for (const action of match.legalActions(player)) {
    yield action;
    break;
  }
}
