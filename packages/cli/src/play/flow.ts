import { describeGame, type FlowLevel, type Game } from 'cardloom';

/** The phases of a game's turns with their steps, in order. */
export const phasesOf = (game: Game): { readonly name: string; readonly steps: readonly string[] }[] =>
  levels(describeGame(game).flow.segments)
    .filter(({ level }) => level === 'phase')
    .map(({ name, children }) => ({ name, steps: children.map((step) => step.name) }));

const levels = (of: readonly FlowLevel[]): FlowLevel[] =>
  of.flatMap((level) => (level.level === 'phase' ? [level] : [level, ...levels(level.children)]));

/** The moves that are open somewhere in a segment. */
export const movesIn = (game: Game, segment: unknown): ReadonlySet<string> => {
  const all = (level: FlowLevel): string[] => [...level.moves.map(({ name }) => name), ...level.children.flatMap(all)];
  return new Set(
    describeGame(game)
      .flow.segments.filter(({ name }) => name === segment)
      .flatMap(all),
  );
};
