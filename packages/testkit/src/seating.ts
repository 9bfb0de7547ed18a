import { describeGame, type Game, type GameTypes, type MatchOptions } from 'cardloom';

/**
 * Who sits where in match number `i`: where whoever creates a match may choose who plays together, everybody plays alone in
 * one match, on one of two sides in the next, and all together in the third.
 */
export function seating<T extends GameTypes>(
  game: Game<T>,
  players: readonly string[],
  i: number,
): Pick<MatchOptions, 'players' | 'teams'> {
  const sides = i % 3 === 0 ? 0 : 3 - (i % 3);
  if (describeGame(game).teams !== 'chosen' || sides === 0 || players.length < sides) return { players };
  return { teams: Array.from({ length: sides }, (_, side) => players.filter((_, seat) => seat % sides === side)) };
}
