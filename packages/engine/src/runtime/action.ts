import type { Json } from '../world/json.ts';

/**
 * A move with all its arguments: plain JSON.
 *
 * ```ts
 * const lay: Action = { player: 'ann', move: 'lay', args: { card: 12 } };
 * ```
 */
export interface Action {
  readonly player: string;
  readonly move: string;
  readonly args?: Readonly<Record<string, Json>>;
  /** What the sender takes the match's checksum to be; if it is another, the action is refused. */
  readonly checksum?: string;
}

/** Something the host did instead of a player: navigation, manual mode. Recorded like an action. */
export interface HostAction {
  readonly host: string;
  readonly args: Readonly<Record<string, Json>>;
}

/** A move as history has it: complete, with the arguments as they were used. */
export interface RecordedMove {
  readonly player: string;
  readonly move: string;
  readonly args: Readonly<Record<string, Json>>;
}
/** One entry of the history: what a player did, or the host. */
export type Recorded = RecordedMove | HostAction;

/**
 * What a replay holds: everything that was done, taking back and doing again included.
 *
 * ```ts
 * function said(entry: Logged): string {
 *   if ('undo' in entry || 'redo' in entry) return 'taken back, or done again';
 *   const recorded: Recorded = entry;
 *   if ('host' in recorded) return `the host: ${(recorded satisfies HostAction).host}`;
 *   const { player, move }: RecordedMove = recorded;
 *   return `${player}: ${move}`;
 * }
 * ```
 */
export type Logged = Recorded | { readonly undo: string | null } | { readonly redo: string | null };
