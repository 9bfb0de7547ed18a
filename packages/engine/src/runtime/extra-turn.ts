import type { Json } from '../world/json.ts';

/**
 * Whose turn is next. Natural turns go round the table with a cursor that extra turns never move; extra turns are a
 * stack, the newest first; a skipped turn, or the turn of a player who has left, does not begin.
 */
export interface ExtraTurn {
  readonly seat: number;
  readonly riders: Json;
  /** The card behind it, or -1. */
  readonly cause: number;
  /** Waits for the end of this seat's next turn; -1 when it does not wait. */
  readonly after: number;
  /** The turn during which it was created. */
  readonly created: number;
}
