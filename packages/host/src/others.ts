import { concession } from './acting.ts';
import type { Table } from './table.ts';

/** Everybody else who has a say in how the match goes on: whoever has left it has none. */
export function othersIn({ match, seats }: Pick<Table, 'match' | 'seats'>, player: string): string[] {
  const all = seats.peopleBut(player);
  // who can leave is still there; a game that nobody can leave has lost nobody
  return concession(match, player) === undefined ? all : all.filter((other) => concession(match, other) !== undefined);
}
