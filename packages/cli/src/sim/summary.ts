import type { Tally } from './tally.ts';

/** What `--json` prints. */
export interface SimSummary {
  readonly game: string;
  readonly games: number;
  readonly actions: number;
  readonly seconds: number;
  readonly actionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly wins: Readonly<Record<string, number>>;
  readonly draws: number;
  /** Matches that several won, and that everybody lost. */
  readonly sharedWins: number;
  readonly lostByAll: number;
  /** Matches that hit the cap, and those that failed. */
  readonly unfinished: number;
  /** Of the matches that came to an end. */
  readonly averageTurns: number;
  /** By seat: the place on average, and the score; null if the game is not played for points. */
  readonly meanRank: Readonly<Record<string, number>>;
  readonly meanScore: Readonly<Record<string, number>> | null;
}

export function summarise(game: string, tally: Tally, seconds: number): SimSummary {
  const { games, actions, draws, unfinished, turns } = tally;
  const finished = games - unfinished;
  const perSecond = (count: number): number => (seconds > 0 ? speed(count / seconds) : 0);
  return {
    game,
    games,
    actions,
    seconds: rounded(seconds),
    actionsPerSecond: perSecond(actions),
    gamesPerSecond: perSecond(games),
    wins: bySeat(tally.wins, (wins) => wins),
    draws,
    sharedWins: tally.shared,
    lostByAll: tally.lost,
    unfinished,
    averageTurns: finished === 0 ? 0 : rounded(turns / finished),
    meanRank: bySeat(tally.ranks, (sum) => (finished === 0 ? 0 : rounded(sum / finished))),
    meanScore: tally.scored === 0 ? null : bySeat(tally.scores, (sum) => rounded(sum / tally.scored)),
  };
}

const bySeat = (values: readonly number[], of: (value: number) => number): Record<string, number> =>
  Object.fromEntries(values.map((value, seat) => [`p${seat}`, of(value)]));

/** Bots that think play a fraction of a match in a second. */
const speed = (value: number): number => (value < 100 ? Math.round(value * 100) / 100 : Math.round(value));

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
