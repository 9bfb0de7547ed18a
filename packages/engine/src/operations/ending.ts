import type { GameEnd } from '../definition/game-result.ts';
import { everySeat, isIn } from '../players/priority.ts';
import { countSeats, plainRank } from '../players/result.ts';
import { type ResultDetails, ResultNote } from '../runtime/event-note.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { wrong } from '../world/given.ts';
import type { PlayerHandle } from '../world/handles.ts';
import { At } from '../world/header.ts';
import { quoted } from '../world/quote.ts';
import { Known } from '../world/values.ts';

/** The end of a match: from what a rule says to who won, who lost, and in which order. */

type End = GameEnd<PlayerHandle>;
export const END_PARTS: readonly (keyof End)[] = ['winners', 'ranks', 'scores', 'best', 'reason'];
const LONGEST_REASON = 500;

/** Finds the seat that a rule names. */
export type SeatOf = (who: string, player: string | PlayerHandle) => number;

/** `winners` and `losers` are seats as bits; nobody in either is a draw. */
export function writeEnd(runtime: Runtime, winners: number, losers: number, details: ResultDetails | null): void {
  const { world } = runtime;
  world.set(At.winners, winners);
  world.set(At.losers, losers);
  world.set(At.result, details === null ? Known.null : world.values.json(details));
  world.set(At.gameOver, 1);
  world.note(new ResultNote(winners, losers, details), everySeat(world.layout.seats));
}

/** One seat wins, and those it plays with; all others lose. */
export function winsAlone(runtime: Runtime, seat: number): void {
  const { seats, partners } = runtime.layout;
  writeEnd(runtime, partners[seat], everySeat(seats) & ~partners[seat], null);
}

export function endAs(runtime: Runtime, end: End, seatOf: SeatOf): void {
  const everyone = everySeat(runtime.layout.seats);
  const reason = readReason(end.reason);
  const scores = readScores(runtime, end);
  const ranked = end.ranks === undefined ? null : readRanks(runtime, end.ranks, seatOf);
  const given = readWinners(runtime, end.winners, seatOf);
  const order = ranked ?? (scores === null ? null : betterFirst(runtime, scores, end.best ?? 'highest'));
  const winners = given ?? first(order, everyone);
  if (given !== null && ranked !== null) checkFirst(runtime, winners, ranked);
  const losers = winners !== 0 ? everyone & ~winners : end.winners === 'nobody' ? everyone : 0;
  const isPlain = order === null && reason === null;
  const details = isPlain ? null : { ranks: ranksOf(runtime, winners, ranked, order), scores, reason };
  writeEnd(runtime, winners, losers, details);
}

function readReason(reason: unknown): string | null {
  if (reason === undefined) return null;
  if (typeof reason !== 'string' || reason === '') wrong('endGame({ reason })', 'a text for people', reason);
  if (reason.length > LONGEST_REASON)
    throw new RangeError(`endGame({ reason }) takes a text of at most ${LONGEST_REASON} characters`);
  return reason;
}

function readWinners(runtime: Runtime, winners: unknown, seatOf: SeatOf): number | null {
  if (winners === undefined) return null;
  if (winners === 'everyone') return everySeat(runtime.layout.seats);
  if (winners === 'nobody') return 0;
  if (!Array.isArray(winners)) wrong('endGame({ winners })', '"everyone", "nobody" or a list of players', winners);
  if (winners.length === 0)
    throw new RangeError(
      'endGame({ winners }) has an empty list: write "nobody" if all lose; without it, it is a draw',
    );
  return teamsOf(runtime, winners, 'endGame({ winners })', seatOf);
}

/** The seats (as bits) of these players and of those they play with. */
function teamsOf({ layout }: Runtime, players: readonly unknown[], who: string, seatOf: SeatOf): number {
  let mask = 0;
  for (const player of players) mask |= layout.partners[seatOf(who, given(player, who))];
  return mask;
}

const given = (player: unknown, who: string): string | PlayerHandle =>
  player === undefined ? wrong(who, 'players or their ids', player) : (player as string | PlayerHandle);

function readScores({ context, layout, playerIds }: Runtime, { scores, best }: End): readonly number[] | null {
  if (best !== undefined && best !== 'highest' && best !== 'lowest')
    wrong('endGame({ best })', '"highest" or "lowest"', best);
  if (scores === undefined) {
    if (best !== undefined)
      throw new TypeError('endGame({ best }) says which scores are better, but there are no scores');
    return null;
  }
  if (typeof scores !== 'function') wrong('endGame({ scores })', "a function that gives a player's score", scores);
  const found = context.players.map((player) => scores(player));
  for (const [seat, score] of found.entries()) {
    if (!Number.isFinite(score))
      throw new TypeError(`endGame({ scores }) gave ${quoted(score)} for ${playerIds[seat]}, which is no number`);
    const partner = layout.teams.indexOf(layout.teams[seat]);
    if (found[partner] !== score)
      throw new RangeError(
        `endGame({ scores }) gave ${found[partner]} for ${playerIds[partner]} and ${score} for ${playerIds[seat]}, who play together: partners have one score`,
      );
  }
  return found;
}

/** By seat, from 1. */
function readRanks(runtime: Runtime, ranks: unknown, seatOf: SeatOf): readonly number[] {
  const { playerIds } = runtime;
  const who = 'endGame({ ranks })';
  if (!Array.isArray(ranks)) wrong(who, 'a list of players, best first', ranks);
  const out: number[] = playerIds.map(() => 0);
  let place = 1;
  for (const level of ranks as readonly unknown[]) {
    const mask = teamsOf(runtime, Array.isArray(level) ? level : [level], who, seatOf);
    for (const [seat, id] of playerIds.entries()) {
      if ((mask & (1 << seat)) === 0) continue;
      if (out[seat] !== 0) throw new RangeError(`${who} names ${id}, or somebody who plays with them, twice`);
      out[seat] = place;
    }
    place += countSeats(mask);
  }
  const missing = playerIds.filter((_, seat) => out[seat] === 0);
  if (missing.length > 0) throw new RangeError(`${who} leaves out ${missing.join(', ')}: name every player once`);
  return out;
}

/** Whoever wins may be level with others, but nobody who does not win is before them. */
function checkFirst({ playerIds }: Runtime, winners: number, ranks: readonly number[]): void {
  const isWinner = (seat: number): boolean => (winners & (1 << seat)) !== 0;
  for (const [seat, id] of playerIds.entries()) {
    const before = ranks.findIndex((rank, other) => isWinner(seat) && !isWinner(other) && rank < ranks[seat]);
    if (before >= 0) throw new RangeError(`endGame ranks ${playerIds[before]} before ${id}, who wins`);
  }
}

/** By seat, the lower the better. A side that has left comes last, whatever its score. */
function betterFirst(
  { layout, world }: Runtime,
  scores: readonly number[],
  best: 'highest' | 'lowest',
): readonly number[] {
  const isOut = (team: number): boolean => layout.teams.every((of, seat) => of !== team || !isIn(world, seat));
  return scores.map((score, seat) => {
    if (isOut(layout.teams[seat])) return Infinity;
    return best === 'lowest' ? score : -score;
  });
}

/** Who is first; nobody if all are level. */
function first(order: readonly number[] | null, everyone: number): number {
  if (order === null) return 0;
  const best = Math.min(...order);
  const mask = order.reduce((sum, value, seat) => (value === best ? sum | (1 << seat) : sum), 0);
  return mask === everyone ? 0 : mask;
}

/** Winners share the first place unless the rules ranked them; the others follow by their scores. */
function ranksOf(
  { playerIds }: Runtime,
  winners: number,
  ranked: readonly number[] | null,
  order: readonly number[] | null,
): readonly number[] {
  if (ranked !== null) return ranked;
  if (order === null) return playerIds.map((_, seat) => plainRank(winners, seat));
  const isWinner = (seat: number): boolean => (winners & (1 << seat)) !== 0;
  const isBefore = (other: number, seat: number): boolean =>
    isWinner(other) !== isWinner(seat) ? isWinner(other) : !isWinner(seat) && order[other] < order[seat];
  return playerIds.map((_, seat) => 1 + playerIds.filter((_, other) => isBefore(other, seat)).length);
}
