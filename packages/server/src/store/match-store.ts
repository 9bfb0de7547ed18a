import type { Json } from 'cardloom';
import type { LastViews, MatchRecord, NewMatch, StoredEntry, StoredMatch } from './records.ts';

/** Entries of one match, by whoever holds it. */
export interface Append {
  readonly match: string;
  /** From `claim`. */
  readonly epoch: number;
  readonly entries: readonly StoredEntry[];
  /** How it stands after them, for lists. */
  readonly standing?: Json;
  /** If it is over with the last of these entries: how. Null if it goes on again. Left out, that stays as it is. */
  readonly outcome?: Json;
  /** When it ended. */
  readonly at?: number;
}

/** The number of the last entry; or `fenced`: nothing of it was stored, because somebody else holds the match. */
export type Appended = number | 'fenced';

/** The match is ours under this epoch; or another node's, which can be reached there. Null if there is none. */
export type Claim = { readonly epoch: number } | { readonly heldBy: string } | null;

/**
 * That a node lives.
 *
 * ```ts
 * const { epoch, others }: Lease = await store.renew('node-1', 'ws://10.0.0.2:7001', 5_000);
 * ```
 */
export interface Lease {
  /** Another one if the lease had ended before: others may have taken this node's matches since. */
  readonly epoch: number;
  /** The other nodes that live, and for how long if they are not heard of again. */
  readonly others: readonly { readonly address: string; readonly leftMs: number }[];
}

/**
 * Somebody takes a seat, with an invitation where one is needed.
 *
 * ```ts
 * const seat: TakeSeat = { match: 'm1', player: 'p1', invite: null, token: 'a hash', name: 'Bo', deck: null };
 * console.log(await store.takeSeat(seat));
 * ```
 */
export interface TakeSeat {
  readonly match: string;
  readonly player: string;
  /** Hash of the invitation; null for a seat that anybody may take. */
  readonly invite: string | null;
  /** Hash of the token that is the seat from now on. */
  readonly token: string;
  readonly name: string;
  readonly deck: Json;
}

/**
 * Which matches a lobby asks a store for.
 *
 * ```ts
 * const open: ListMatches = { what: 'open', since: 0, most: 50 };
 * const records: readonly MatchRecord[] = await store.list(open);
 * ```
 */
export interface ListMatches {
  /** `open`: public, waiting for somebody, with a seat that anybody may take. `playing`: public and under way. */
  readonly what: 'open' | 'playing';
  /** Created after this. */
  readonly since: number;
  readonly most: number;
}

/**
 * Which matches are deleted: those that were over before a moment, and those in which nothing was done since another.
 *
 * ```ts
 * const lastMonth: DeleteOld = { overBefore: Date.now() - 30 * 86_400_000, idleBefore: Date.now() - 32 * 86_400_000 };
 * ```
 */
export interface DeleteOld {
  readonly overBefore: number;
  /** Of those that are not over: neither created since this, nor has anything been stored in them. */
  readonly idleBefore: number;
}

/**
 * Where matches are kept. What `append` has answered survives the process and the machine, as far as the store promises
 * it; what it has not answered may or may not be there. A match has one holder at a time: whoever claims it gets a new
 * epoch, and what is appended under an older one is refused.
 *
 * ```ts
 * const claim: Claim = await store.claim('m1', 'node-1');
 * if (claim !== null && 'epoch' in claim) {
 *   const entries: readonly StoredEntry[] = [{ entry: { seq: 1, at: 0, by: 'p0', did: { type: 'undo' } } }];
 *   const append: Append = { match: 'm1', epoch: claim.epoch, entries };
 *   const [last]: readonly Appended[] = await store.append([append]);
 *   console.log(last === 'fenced' ? 'somebody else holds it' : last);
 * }
 * ```
 */
export interface MatchStore {
  /** Refused with an error if there is a match of this id. */
  create(match: NewMatch): Promise<void>;
  /** All in one transaction; an answer per match, in order. A match that is fenced does not hold up the others. */
  append(batch: readonly Append[]): Promise<readonly Appended[]>;
  load(match: string): Promise<StoredMatch | null>;
  /** Without the log. */
  find(match: string): Promise<MatchRecord | null>;
  /** The newest first. */
  list(which: ListMatches): Promise<readonly MatchRecord[]>;
  /** So many, after this id in their order, of those that are under way, public or not, and held by no node that lives. */
  listUnheld(after: string, most: number): Promise<readonly Pick<MatchRecord, 'id' | 'terms'>[]>;
  /** The matches in which one of these tokens is a seat, the newest first. */
  listOwn(tokens: readonly string[], most: number): Promise<readonly MatchRecord[]>;
  /** The matches of a series, the oldest first. */
  listSeries(series: string): Promise<readonly MatchRecord[]>;

  /** A node lives for so long, by the clock of the store. It can be reached at this address. */
  renew(node: string, address: string, forMs: number): Promise<Lease>;
  /** This node lives no more: its matches can be taken at once. */
  retire(node: string): Promise<void>;
  /** Takes a match that nobody holds, or a node that lives no more, or this one. */
  claim(match: string, node: string): Promise<Claim>;
  /** Takes so many of the matches that are held by nodes which live no more. Of two at once, each gets its own. */
  takeOver(node: string, most: number): Promise<readonly Pick<MatchRecord, 'id' | 'terms'>[]>;
  /** Lets a match go, unless it was claimed again since. */
  release(match: string, epoch: number): Promise<void>;

  /** True if it was free for whoever has this invitation. Of two at once, one gets it. */
  takeSeat(seat: TakeSeat): Promise<boolean>;
  /** The token is worth nothing any more; the seat is free for whoever has the invitation. */
  leaveSeat(match: string, player: string, token: string, invite: string | null): Promise<boolean>;
  /** From `waiting` to `playing`, with what the game is given, and how it stands then. Of two at once, one does it. */
  begin(match: string, options: Json, standing?: Json): Promise<boolean>;

  /** False if it is fenced. */
  keepViews(match: string, epoch: number, views: LastViews): Promise<boolean>;
  delete(match: string): Promise<void>;
  /** Deletes what is old; gives how many matches that were. Nobody waits long for it, however many they are. */
  deleteOld(which: DeleteOld): Promise<number>;
  close(): Promise<void>;
}
