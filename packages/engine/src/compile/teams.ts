import type { CompiledTeams } from '../definition/compiled.ts';
import type { Problems } from '../definition/problems.ts';
import type { TeamsDeclaration } from '../world/declaration.ts';
import { quoted } from '../world/quote.ts';
import { suggestion } from '../world/suggestion.ts';

const alone = (seats: number): readonly number[] => Array.from({ length: seats }, (_, seat) => seat);
const NONE: CompiledTeams = { by: 'none', alternating: null, of: alone };

/** Who plays together, from what a game declares. */
export function compileTeams(
  declared: TeamsDeclaration | undefined,
  mostPlayers: number,
  problems: Problems,
): CompiledTeams {
  const given: unknown = declared;
  if (given === undefined) return NONE;
  if (given === 'chosen') return { by: 'chosen', alternating: null, of: alone };
  if (typeof given === 'number') return alternating(given, mostPlayers, problems);
  if (Array.isArray(given)) return bySeats(given, mostPlayers, problems);
  const help = suggestion(given, ['chosen']);
  problems.error('teams', `must be how many there are, lists of seats, or "chosen", not ${quoted(given)}${help}`);
  return NONE;
}

function alternating(count: number, mostPlayers: number, problems: Problems): CompiledTeams {
  if (!Number.isInteger(count) || count < 1 || count > mostPlayers) {
    problems.error('teams', `must be a whole number from 1 to ${mostPlayers}, as there are players; it is ${count}`);
    return NONE;
  }
  return { by: 'seats', alternating: count, of: (seats) => alone(seats).map((seat) => seat % count) };
}

/** Every seat is in one of the lists; in a match for fewer players the last seats are empty. */
function bySeats(lists: readonly unknown[], mostPlayers: number, problems: Problems): CompiledTeams {
  const teams = new Map<number, number>();
  for (const [team, list] of lists.entries()) {
    if (!Array.isArray(list)) problems.error(`teams[${team}]`, `must be a list of seats, not ${quoted(list)}`);
    else {
      for (const seat of list as readonly unknown[]) {
        const isSeat = Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < mostPlayers;
        if (!isSeat) problems.error(`teams[${team}]`, `names ${quoted(seat)}; seats go from 0 to ${mostPlayers - 1}`);
        else if (teams.has(Number(seat))) problems.error(`teams[${team}]`, `names seat ${Number(seat)} a second time`);
        else teams.set(Number(seat), team);
      }
    }
  }
  const missing = alone(mostPlayers).filter((seat) => !teams.has(seat));
  if (missing.length > 0) problems.error('teams', `leaves out seat ${missing.join(', ')}; name every seat once`);
  return { by: 'seats', alternating: null, of: (seats) => alone(seats).map((seat) => teams.get(seat) ?? seat) };
}
