import type { ClockRules } from './clock.ts';

/** What a server's lobby tells over HTTP. */

/** `waiting` for people to take seats, `playing`, or `over`. */
export type MatchStatus = 'waiting' | 'playing' | 'over';

/** Who may watch: nobody, whoever has the link, anybody. */
export type SpectatorPolicy = 'none' | 'link' | 'public';

/** A seat as everybody may see it in a lobby. */
export interface SeatSummary {
  readonly player: string;
  /** Empty while nobody sits there. */
  readonly name: string;
  /** The level of the bot that plays there; null for a person. */
  readonly bot: string | null;
  readonly isTaken: boolean;
  readonly needsInvite: boolean;
}

/**
 * What everybody who knows of a match may know about it.
 *
 * ```ts
 * const isOpen = ({ status, seats, spectators }: MatchSummary): boolean =>
 *   status === ('waiting' satisfies MatchStatus) &&
 *   spectators !== ('none' satisfies SpectatorPolicy) &&
 *   seats.some(({ isTaken }: SeatSummary) => !isTaken);
 * ```
 */
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
  readonly spectators: SpectatorPolicy;
  /** Those who watch see everything so many steps, and so many seconds, later. */
  readonly delay: number;
  readonly delaySeconds: number;
  readonly clock: ClockRules | null;
  /** The match before this one in its series. */
  readonly previous: string | null;
  /**
   * Of a match under way: which turn it is, as its table counts them (0 before the first), who is to act, and whether all
   * agreed to pause. Only for those who have a seat, and of matches that anybody may watch without delay; left out where
   * it is not known.
   */
  readonly turn?: number;
  readonly waitingFor?: readonly string[];
  readonly isPaused?: boolean;
}

/**
 * What whoever created a match gets. The secrets are told once, and never stored.
 *
 * ```ts
 * const created: Created = { id: 'm1', player: 'p0', token: 't', invites: [{ player: 'p1', invite: 'i' }], watch: 'w' };
 * ```
 */
export interface Created {
  readonly id: string;
  /** The creator's seat and its token, if they have one. */
  readonly player: string | null;
  readonly token: string | null;
  /** An invitation for each seat that needs one. */
  readonly invites: readonly { readonly player: string; readonly invite: string }[];
  /** For those who may watch by a link. */
  readonly watch: string;
}

/**
 * A seat that somebody took: who they are there, and the token that proves it.
 *
 * ```ts
 * const { player, token }: Claimed = { player: 'p1', token: 'kept by the browser' };
 * ```
 */
export interface Claimed {
  readonly player: string;
  readonly token: string;
}
