import type { ReplayFile } from '../replay-file.ts';
import { addTo, type Details, emptyDetails, mergeDetails } from './details.ts';

/** What came out of some matches: whole numbers only, so that it does not matter in which order they are added up. */
export interface Tally {
  games: number;
  actions: number;
  /** Turns of the matches that came to an end. */
  turns: number;
  draws: number;
  unfinished: number;
  failed: number;
  /** By seat. */
  readonly wins: number[];
  /** The first matches that failed, by number. */
  failures: FailedMatch[];
  readonly details: Details | null;
}

/** A match that a rule or a bot broke, as it is saved. */
export interface FailedMatch {
  readonly match: number;
  readonly error: string;
  readonly file: ReplayFile;
}

/** How one match went. */
export interface Outcome {
  readonly end: 'won' | 'draw' | 'unfinished';
  /** -1 for nobody. */
  readonly winner: number;
  readonly turns: number;
  readonly actions: number;
  readonly failure: FailedMatch | null;
  readonly details: Details | null;
}

/** One fault usually breaks many matches; this many are enough to find it. */
export const KEPT_FAILURES = 20;

export const emptyTally = (seats: number, wantsDetails: boolean): Tally => ({
  games: 0,
  actions: 0,
  turns: 0,
  draws: 0,
  unfinished: 0,
  failed: 0,
  wins: Array.from({ length: seats }, () => 0),
  failures: [],
  details: wantsDetails ? emptyDetails() : null,
});

export function count(tally: Tally, { end, winner, turns, actions, failure, details }: Outcome): void {
  tally.games++;
  tally.actions += actions;
  if (end === 'unfinished') tally.unfinished++;
  else {
    tally.turns += turns;
    if (winner < 0) tally.draws++;
    else tally.wins[winner]++;
  }
  if (failure !== null) {
    tally.failed++;
    if (tally.failures.length < KEPT_FAILURES) tally.failures.push(failure);
  }
  if (tally.details === null || details === null) return;
  mergeDetails(tally.details, details);
  if (end === 'unfinished') return;
  addTo(tally.details.turns, turns);
  addTo(tally.details.actions, actions);
}

export function merge(into: Tally, from: Tally): void {
  into.games += from.games;
  into.actions += from.actions;
  into.turns += from.turns;
  into.draws += from.draws;
  into.unfinished += from.unfinished;
  into.failed += from.failed;
  for (const [seat, wins] of from.wins.entries()) into.wins[seat] += wins;
  into.failures = [...into.failures, ...from.failures].sort((a, b) => a.match - b.match).slice(0, KEPT_FAILURES);
  if (into.details !== null && from.details !== null) mergeDetails(into.details, from.details);
}
