import type { ReplayFile } from '../replay-file.ts';
import { addTo, type Details, emptyDetails, mergeDetails } from './details.ts';

/** What came out of some matches: whole numbers (if scores are), so that it does not matter in which order they are added up. */
export interface Tally {
  games: number;
  actions: number;
  /** Turns of the matches that came to an end. */
  turns: number;
  draws: number;
  /** Matches that everybody lost. */
  lost: number;
  /** Matches that several players won. */
  shared: number;
  unfinished: number;
  failed: number;
  /** By seat; partners win together, so that more may be won than was played. */
  readonly wins: number[];
  /** By seat, the places of the matches that came to an end, added up. */
  readonly ranks: number[];
  /** Matches that ended with scores, and these by seat, added up. */
  scored: number;
  readonly scores: number[];
  /** The first matches that failed, by number. */
  failures: FailedMatch[];
  readonly details: Details | null;
}

/** A match that a rule or a bot broke, as it is saved. */
interface FailedMatch {
  readonly match: number;
  readonly error: string;
  readonly file: ReplayFile;
}

/** How one match ended, by seat. */
export interface End {
  readonly won: readonly boolean[];
  readonly ranks: readonly number[];
  readonly scores: readonly number[] | null;
  /** Whether it was lost by all, and no draw. */
  readonly isLost: boolean;
}

/** How one match went. */
export interface Outcome {
  /** Null for a match that did not come to an end. */
  readonly end: End | null;
  readonly turns: number;
  readonly actions: number;
  readonly failure: FailedMatch | null;
  readonly details: Details | null;
}

/** One fault usually breaks many matches; this many are enough to find it. */
const KEPT_FAILURES = 20;

const zeros = (seats: number): number[] => Array.from({ length: seats }, () => 0);

export const emptyTally = (seats: number, wantsDetails: boolean): Tally => ({
  games: 0,
  actions: 0,
  turns: 0,
  draws: 0,
  lost: 0,
  shared: 0,
  unfinished: 0,
  failed: 0,
  wins: zeros(seats),
  ranks: zeros(seats),
  scored: 0,
  scores: zeros(seats),
  failures: [],
  details: wantsDetails ? emptyDetails() : null,
});

export function count(tally: Tally, { end, turns, actions, failure, details }: Outcome): void {
  tally.games++;
  tally.actions += actions;
  if (end === null) tally.unfinished++;
  else {
    tally.turns += turns;
    countEnd(tally, end);
  }
  if (failure !== null) {
    tally.failed++;
    if (tally.failures.length < KEPT_FAILURES) tally.failures.push(failure);
  }
  if (tally.details === null || details === null) return;
  mergeDetails(tally.details, details);
  if (end === null) return;
  addTo(tally.details.turns, turns);
  addTo(tally.details.actions, actions);
}

function countEnd(tally: Tally, { won, ranks, scores, isLost }: End): void {
  const winners = won.filter((hasWon) => hasWon).length;
  if (isLost) tally.lost++;
  else if (winners === 0) tally.draws++;
  else if (winners > 1) tally.shared++;
  for (const [seat, hasWon] of won.entries()) if (hasWon) tally.wins[seat]++;
  add(tally.ranks, ranks);
  if (scores === null) return;
  tally.scored++;
  add(tally.scores, scores);
}

function add(sums: number[], more: readonly number[]): void {
  for (const [seat, value] of more.entries()) sums[seat] += value;
}

export function merge(into: Tally, from: Tally): void {
  into.games += from.games;
  into.actions += from.actions;
  into.turns += from.turns;
  into.draws += from.draws;
  into.lost += from.lost;
  into.shared += from.shared;
  into.scored += from.scored;
  into.unfinished += from.unfinished;
  into.failed += from.failed;
  add(into.wins, from.wins);
  add(into.ranks, from.ranks);
  add(into.scores, from.scores);
  into.failures = [...into.failures, ...from.failures].sort((a, b) => a.match - b.match).slice(0, KEPT_FAILURES);
  if (into.details !== null && from.details !== null) mergeDetails(into.details, from.details);
}
