import type { CompiledGame } from '../definition/compiled.ts';
import { quoted } from '../world/quote.ts';
import type { MatchOptions } from './create.ts';

/** Who sits where when a match is created from its teams. */
export interface Seating {
  readonly players: readonly string[];
  /** The team of each seat, where the game leaves it to whoever creates the match. */
  readonly teams?: readonly number[];
  /** Once the players are known to be all right: whether the game is played by such teams. */
  check(): void;
}

/** One of each team in turn, so that partners sit apart. */
export function seatTeams(
  { name, teams: rule }: CompiledGame,
  { players, teams: given }: MatchOptions,
  bad: (message: string, path: string) => never,
): Seating {
  const lists: unknown = given;
  if (players !== undefined) bad('Give `players`, or `teams` to seat them by, and not both.', 'teams');
  if (rule.by === 'none') bad(`In ${name} everybody plays alone: give \`players\`.`, 'teams');
  if (rule.by === 'seats' && rule.alternating === null)
    bad(`In ${name} seats say who plays together: give \`players\` in the order of their seats.`, 'teams');
  if (!Array.isArray(lists) || !lists.every((list) => Array.isArray(list) && list.length > 0))
    return bad(`Teams are lists of ids, at least one in each, not ${quoted(lists)}.`, 'teams');
  const { seats, teams } = inTurn(lists as readonly (readonly string[])[]);
  const check = (): void => {
    if (rule.alternating === null) return;
    if (lists.length !== rule.alternating)
      bad(`${name} is played by ${rule.alternating} teams, not ${lists.length}.`, 'teams');
    const wanted = rule.of(seats.length);
    if (wanted.some((team, seat) => teams[seat] !== team)) bad('The teams are not of the same size.', 'teams');
  };
  return { players: seats, ...(rule.by === 'chosen' ? { teams } : {}), check };
}

function inTurn(lists: readonly (readonly string[])[]): { seats: string[]; teams: number[] } {
  const seats: string[] = [];
  const teams: number[] = [];
  const longest = Math.max(...lists.map((list) => list.length));
  for (let i = 0; i < longest; i++) {
    for (const [team, list] of lists.entries()) {
      if (i >= list.length) continue;
      seats.push(list[i]);
      teams.push(team);
    }
  }
  return { seats, teams };
}
