import type { Entry } from '@cardloom/host';
import type { MatchStatus } from '@cardloom/protocol';
import type { Json, Seed } from 'cardloom';

/** A seat as it is stored. Of secrets only hashes are: whoever reads the database can sit down nowhere. */
export interface SeatRecord {
  readonly player: string;
  readonly name: string;
  /** The bot that sits there; null for a person. */
  readonly bot: string | null;
  /** Hash of the token of whoever has taken it; null while nobody has. */
  readonly token: string | null;
  /** Hash of the invitation it takes to sit down; null if anybody may. */
  readonly invite: string | null;
  /** The deck that whoever sits there brought; null for the usual one. */
  readonly deck: Json;
}

/**
 * What a match is made of, all but its log.
 *
 * ```ts
 * const seat: SeatRecord = { player: 'p0', name: 'Ann', bot: null, token: null, invite: null, deck: null };
 * const made: NewMatch = {
 *   id: 'm1',
 *   game: 'skirmish',
 *   build: '1',
 *   seed: 7,
 *   options: {},
 *   terms: {},
 *   series: 'm1',
 *   isPublic: true,
 *   createdAt: Date.now(),
 *   status: 'waiting',
 *   seats: [seat],
 * };
 * ```
 */
export interface NewMatch {
  readonly id: string;
  readonly game: string;
  /** Of the game and the engine it was begun with. */
  readonly build: string;
  readonly seed: Seed;
  /** What the game is given. */
  readonly options: Json;
  /** What the table agreed on besides: the store does not look into it. */
  readonly terms: Json;
  /** Matches played one after the other by the same people have the same. */
  readonly series: string;
  readonly isPublic: boolean;
  readonly createdAt: number;
  readonly status: MatchStatus;
  readonly seats: readonly SeatRecord[];
  /** How it stands, for lists, if somebody has said so: the store does not look into it. */
  readonly standing?: Json;
}

/** A match as a store has it, without its log. */
export interface MatchRecord extends NewMatch {
  /** The number of the last entry. */
  readonly head: number;
  /** How it ended; null while it goes on. */
  readonly outcome: Json;
  readonly finishedAt: number | null;
}

/** An entry, now and then with the checksum of the match as it stood then. */
export interface StoredEntry {
  readonly entry: Entry;
  readonly checksum?: string;
}

/** What was to be seen when the match was last put away, for a build that can no longer play it. */
export interface LastViews {
  readonly seq: number;
  readonly checksum: string;
  /** By player; spectators' under the empty name. */
  readonly views: Readonly<Record<string, Json>>;
}

/**
 * A match with its log.
 *
 * ```ts
 * const stored: StoredMatch | null = await store.load('m1');
 * const views: LastViews | null | undefined = stored?.lastViews;
 * ```
 */
export interface StoredMatch {
  readonly record: MatchRecord;
  readonly entries: readonly StoredEntry[];
  readonly lastViews: LastViews | null;
}
