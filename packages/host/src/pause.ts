import { commit } from './commit.ts';
import { othersIn } from './others.ts';
import { refuse, type Table } from './table.ts';

export function wishPause(table: Table, to: string, player: string, id: string): void {
  if (table.match.isOver) refuse(table, to, id, 'game-over', 'The game is over.', 'do');
  else if (table.isPaused) refuse(table, to, id, 'paused', 'It is paused already.', 'do');
  else if (table.wish !== null) refuse(table, to, id, 'consent-needed', 'Another wish waits for an answer.', 'do');
  else commit(table, player, id, { type: 'wish', for: 'pause', waiting: othersIn(table, player) }, null);
}

/** Whoever is ready first may go on. */
export function resume(table: Table, to: string, player: string, id: string): void {
  if (table.isPaused) commit(table, player, id, { type: 'resume' }, null);
  else refuse(table, to, id, 'nothing-to-do', 'There is no pause.', 'do');
}
