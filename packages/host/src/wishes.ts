import { grantClaim } from './claims.ts';
import { commit } from './commit.ts';
import { isAgreed } from './consent.ts';
import { othersIn } from './others.ts';
import { refuse, type Table } from './table.ts';
import { toTakeBack } from './to-take-back.ts';

/** Back to before one's last deliberate action, whatever passed by itself since. */
export function wishUndo(table: Table, to: string, player: string, id: string): void {
  if (isBusy(table, to, id)) return;
  const count = toTakeBack(table, player);
  if (count === 0) {
    refuse(table, to, id, 'nothing-to-undo', 'There is nothing of yours to take back.', 'do');
    return;
  }
  const isFree = count === 1 && table.match.takesBackFreely(player);
  commit(table, player, id, { type: 'wish', for: 'undo', waiting: othersIn(table, player) }, null);
  if (isFree || isAgreed(table.wish)) takeBack(table, player);
}

export function wishRematch(table: Table, to: string, player: string, id: string): void {
  if (!table.match.isOver) refuse(table, to, id, 'move-not-available', 'The game is not over yet.', 'do');
  else if (!isBusy(table, to, id)) commit(table, player, id, { type: 'wish', for: 'rematch' }, null);
}

/** Somebody answers a wish; whoever wished it may give it up. */
export function answerWish(table: Table, to: string, player: string, id: string, answer: 'agree' | 'decline'): void {
  const { wish } = table;
  // nobody can give up what all have agreed to
  const isGivenUp = wish?.by === player && answer === 'decline' && wish.waiting.length > 0;
  if (wish === null || !(isGivenUp || wish.waiting.includes(player))) {
    refuse(table, to, id, 'nothing-to-do', 'Nobody asked you for anything.', 'do');
    return;
  }
  commit(table, player, id, { type: answer }, null);
  if (!isAgreed(table.wish)) return;
  if (wish.for === 'undo') takeBack(table, wish.by);
  if (wish.claim !== undefined) grantClaim(table, wish.claim);
}

function isBusy(table: Table, to: string, id: string): boolean {
  if (table.wish === null) return false;
  refuse(table, to, id, 'consent-needed', 'Another wish waits for an answer.', 'do');
  return true;
}

function takeBack(table: Table, player: string): void {
  const count = toTakeBack(table, player);
  for (let i = 0; i < count; i++) {
    const result = table.match.undo();
    if (!result.ok) break;
    commit(table, null, undefined, { type: 'undo' }, result);
  }
  // a wish that cannot be granted must not stand in the way of others
  if (table.wish !== null) commit(table, player, undefined, { type: 'decline' }, null);
}
