import type { Json } from '../world/json.ts';

/** Work as the engine keeps it: plain JSON, whatever game it is of. */

/** `do` names its handler, the rest is what the handler needs. */
export interface Effect {
  readonly do: string;
  readonly [key: string]: Json;
}

/** A question in the middle of an effect. */
export interface Ask {
  /** The name of the decision. */
  readonly ask: string;
  /** Who answers: a player's id, or several who answer at once in secret. */
  readonly player: string | readonly string[];
  readonly data?: Readonly<Record<string, Json>>;
  /** What happens instead when nobody can answer: there are no options, or the player has left. */
  readonly otherwise?: Effect;
}

export type Work = Effect | Ask;

/** An event of the game that woke somebody. */
export interface GameEvent {
  readonly type: string;
  readonly [key: string]: Json;
}
