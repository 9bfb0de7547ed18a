import { describeGame, type Game, type GameTypes } from 'cardloom';

/** The names actions of a game can have: its moves and its decisions. */
export const actionNames = <T extends GameTypes>(game: Game<T>): string[] => {
  const { moves, decisions } = describeGame(game);
  return [...new Set([...moves, ...decisions].map(({ name }) => name))];
};
