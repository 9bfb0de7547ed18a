/**
 * How a match ended. In a draw nobody wins and nobody loses; where all lose together, all are losers.
 *
 * ```ts
 * const result: GameResult | null = match.result;
 * if (result !== null) console.log(result.winners, result.ranks, result.reason);
 * ```
 */
export type GameResult = {
  /** Ids in seat order. Partners win together. */
  readonly winners: readonly string[];
  readonly losers: readonly string[];
  /** Places by player, from 1. Who is level shares a place, and the next one counts them all: 1, 2, 2, 4. */
  readonly ranks: Readonly<Record<string, number>>;
  /** By player; null in a game that is not played for points. */
  readonly scores: Readonly<Record<string, number>> | null;
  /** Why, in a word or a sentence for people; null if the rules did not say. */
  readonly reason: string | null;
};

/**
 * What `coreOps.endGame` takes where there is more to say than who won. Whoever names a player names their partners too.
 * If neither winners nor ranks nor scores are given, it is a draw.
 *
 * ```ts
 * const ends: readonly GameEnd<string>[] = [
 *   { winners: ['ann', 'bo'], reason: 'The tower fell.' },
 *   { winners: 'nobody', reason: 'The fuse burnt down.' }, // all lose
 *   { ranks: ['cy', ['ann', 'bo'], 'dan'] }, // cy first, ann and bo level
 *   { scores: (player) => player.length, best: 'lowest' },
 * ];
 * ```
 */
export interface GameEnd<P> {
  /** Left out, those win who are first by `ranks` or `scores` (who left comes last); if all are level, nobody does. */
  readonly winners?: 'everyone' | 'nobody' | readonly (string | P)[];
  /** Best first; who is level stands in a list. Left out, winners come first, and then scores count. */
  readonly ranks?: readonly (string | P | readonly (string | P)[])[];
  // a method, so that parts for any game can end one that knows more of its players
  scores?(player: P): number;
  /** Which scores are the better ones; the highest if left out. */
  readonly best?: 'highest' | 'lowest';
  /** Told to people. */
  readonly reason?: string;
}
