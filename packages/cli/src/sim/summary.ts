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
  /** Matches that hit the cap, and those that failed. */
  readonly unfinished: number;
  /** Of the matches that came to an end. */
  readonly averageTurns: number;
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
    wins: Object.fromEntries(tally.wins.map((wins, seat) => [`p${seat}`, wins])),
    draws,
    unfinished,
    averageTurns: finished === 0 ? 0 : rounded(turns / finished),
  };
}

/** Bots that think play a fraction of a match in a second. */
const speed = (value: number): number => (value < 100 ? Math.round(value * 100) / 100 : Math.round(value));

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
