import { describeGame, type Game, type Shape } from 'cardloom';

/** The names actions of a game can have: its moves and its decisions. */
export const actionNames = <T extends Shape>(game: Game<T>): string[] => {
  const { moves, decisions } = describeGame(game);
  return [...new Set([...moves, ...decisions].map(({ name }) => name))];
};
