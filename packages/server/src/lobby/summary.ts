import type { ClockRules } from '@cardloom/protocol';
import type { MatchRecord, MatchStatus } from '../store/records.ts';
import { type Terms, termsOf } from '../terms.ts';

export interface SeatSummary {
  readonly player: string;
  /** Empty while nobody sits there. */
  readonly name: string;
  /** The level of the bot that plays there; null for a person. */
  readonly bot: string | null;
  readonly isTaken: boolean;
  readonly needsInvite: boolean;
}

/** What everybody who knows of a match may know about it. */
export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  readonly status: MatchStatus;
  readonly isPublic: boolean;
  readonly createdAt: number;
  readonly finishedAt: number | null;
  /** A `GameResult`; null while it goes on. */
  readonly outcome: unknown;
  readonly seats: readonly SeatSummary[];
  readonly spectators: Terms['spectators'];
  readonly delay: number;
  readonly clock: ClockRules | null;
  /** The match before this one in its series. */
  readonly previous: string | null;
}

export function summaryOf(record: MatchRecord): MatchSummary {
  const { id, game, status, isPublic, createdAt, finishedAt, outcome } = record;
  const { spectators, delay, clock, previous } = termsOf(record.terms);
  const seats = record.seats.map(({ player, name, bot, token, invite }): SeatSummary => {
    const isTaken = bot !== null || token !== null;
    return { player, name: isTaken ? name : '', bot, isTaken, needsInvite: !isTaken && invite !== null };
  });
  return { id, game, status, isPublic, createdAt, finishedAt, outcome, seats, spectators, delay, clock, previous };
}
