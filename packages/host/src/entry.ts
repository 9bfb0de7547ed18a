import type { Preferences } from '@cardloom/protocol';
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
}

export type Did =
  | {
      readonly type: 'act';
      readonly move: string;
      readonly args: Readonly<Record<string, Json>>;
      /** Made for the player, as they prefer it. */
      readonly isAutomatic?: true;
    }
  /** The last action of the match was taken back. */
  | { readonly type: 'undo' }
  | { readonly type: 'prefs'; readonly prefs: Preferences }
  /** A player wishes something that others have to agree to, agrees, or declines. */
  | { readonly type: 'wish'; readonly for: 'undo' | 'rematch' }
  | { readonly type: 'agree' }
  | { readonly type: 'decline' };
