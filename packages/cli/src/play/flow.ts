import { describeGame, type FlowLevel, type Game } from 'cardloom';

/** The phases of a game's turns with their steps, in order. */
export const phasesOf = (game: Game): { readonly name: string; readonly steps: readonly string[] }[] =>
  levels(describeGame(game).flow.segments)
    .filter(({ level }) => level === 'phase')
    .map(({ name, children }) => ({ name, steps: children.map((step) => step.name) }));

const levels = (of: readonly FlowLevel[]): FlowLevel[] =>
  of.flatMap((level) => (level.level === 'phase' ? [level] : [level, ...levels(level.children)]));
