import type { ClientFrame } from '@cardloom/protocol';
import type { Action, Match } from 'cardloom';
import { isStale, movedOn } from './asking.ts';
import { actOf, commit } from './commit.ts';
import { refuse, type Table } from './table.ts';

/** A player answers their prompt. */
export function act(
  table: Table,
  to: string,
  player: string,
  { id, prompt, move, args = {} }: ClientFrame & { readonly type: 'act' },
): void {
  if (isUnanswered(table, player)) {
    refuse(table, to, id, 'unanswered', 'Wait for the answer to your last action.', 'id');
  } else if (isStale(table, player, prompt)) movedOn(table, to, player, id);
  else if (table.undoMoves.has(move)) refuse(table, to, id, 'move-not-available', 'Ask the table to undo.', 'move');
  else actFor(table, to, id, { player, move, args });
}

/** Whether an action of this player is not stored yet: they do not know what came of it. */
const isUnanswered = ({ entries }: Table, player: string): boolean =>
  entries.some(({ by, id, did }) => by === player && id !== undefined && did.type === 'act');

export function concede(table: Table, to: string, player: string, id: string): void {
  const action = concession(table.match, player);
  if (action === undefined) refuse(table, to, id, 'move-not-available', 'One cannot concede now.', 'do');
  else actFor(table, to, id, action);
}

/** How this player leaves the match, if it can be left now. */
export const concession = (match: Match, player: string): Action | undefined =>
  [...match.tableActions(player)].find(({ move }) => move === 'concede');

function actFor(table: Table, to: string, id: string, action: Action): void {
  const result = table.match.act(action);
  if (result.ok) commit(table, action.player, id, actOf(result), result);
  else refuse(table, to, id, result.error.code, result.error.message, result.error.path);
}
