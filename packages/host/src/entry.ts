import type { Claim, Preferences } from '@cardloom/protocol';
import type { Json } from 'cardloom';

/** What was done at a table, as it is stored: with all entries in order the table stands where it stood. */
export interface Entry {
  /** From 1, without gaps. */
  readonly seq: number;
  /** When it was received, by the clock of whoever runs the host. */
  readonly at: number;
  /** Whose it is; null for what the host did by itself. */
  readonly by: string | null;
  /** The client's own id of the frame it came in. */
  readonly id?: string;
  readonly did: Did;
  /** What each seat had left on its clock when it came, in milliseconds, if there are clocks. */
  readonly left?: readonly number[];
}

/**
 * What was done: an action, an undo, a change of preferences, a wish and what came of it.
 *
 * ```ts
 * const did: Did = { type: 'act', move: 'lay', args: { card: 12 } };
 * const entry: Entry = { seq: 7, at: Date.now(), by: 'ann', did };
 * ```
 */
export type Did =
  | {
      readonly type: 'act';
      readonly move: string;
      readonly args: Readonly<Record<string, Json>>;
      /** Made for the player: as they prefer it, because their time was up, or because others claimed it. */
      readonly isAutomatic?: true;
      readonly because?: 'late' | 'claimed';
    }
  /** The last action of the match was taken back. */
  | { readonly type: 'undo' }
  | { readonly type: 'prefs'; readonly prefs: Preferences }
  /** A player wishes something that others have to agree to, agrees, or declines. */
  | { readonly type: 'wish'; readonly for: 'rematch' }
  /** Of those who were in the match; where an earlier version wrote it, of everybody. */
  | { readonly type: 'wish'; readonly for: 'undo' | 'pause'; readonly waiting?: readonly string[] }
  /** Of those who were there when it was claimed. */
  | { readonly type: 'wish'; readonly for: 'claim'; readonly claim: Claim; readonly waiting: readonly string[] }
  | { readonly type: 'agree' }
  | { readonly type: 'decline' }
  | { readonly type: 'resume' }
  /** Clocks run, and somebody thinks, or the table is put away: what was left then is part of the entry. */
  | { readonly type: 'stand' }
  /** A bot plays for somebody who is absent, or no longer does. */
  | { readonly type: 'stand-in'; readonly seat: string; readonly plays: boolean };
