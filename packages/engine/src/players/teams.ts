import type { Runtime } from '../runtime/runtime.ts';

/** Who plays together, by team, in seat order. */
export const teamLists = ({ layout, playerIds }: Runtime): string[][] =>
  [...new Set(layout.teams)]
    .sort((a, b) => a - b)
    .map((team) => playerIds.filter((_, seat) => layout.teams[seat] === team));

/** The same; null where everybody plays alone. */
export const readTeams = (runtime: Runtime): string[][] | null => {
  const { teams } = runtime.layout;
  return new Set(teams).size === teams.length ? null : teamLists(runtime);
};
