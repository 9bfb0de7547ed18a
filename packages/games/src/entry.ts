import type { Presentation } from '@cardloom/parts/present';
import type { Game, Json } from 'cardloom';

export type { Presentation } from '@cardloom/parts/present';

/**
 * What there is to know about a game without loading it.
 *
 * ```ts
 * const info: GameInfo = { name: 'tide', title: 'Tide', decks: ['usual'] };
 * ```
 */
export interface GameInfo {
  /** Its name on the command line. */
  readonly name: string;
  /** Its name for people. */
  readonly title: string;
  /** The ready-made decks, by name; empty for a game without decks. */
  readonly decks: readonly string[];
  /** The `options` of a match with these decks, one per seat (undefined: the seat's default). */
  readonly options?: (decks: readonly (string | undefined)[]) => Json;
  /** How many actions a match may take before it counts as endless, where the usual 5,000 are too few. */
  readonly longest?: number;
  /** What its benchmark plays, where that is not the fewest players with the usual decks. */
  readonly bench?: {
    /** One run for each of these player counts. */
    readonly players?: readonly number[];
    readonly options?: Json;
  };
}

/**
 * What people can choose about a match besides who sits where, and with which deck.
 *
 * ```ts
 * const usual = ({ values }: Setting): Json => values[0].value;
 * ```
 */
export interface Setting {
  /** The option of the match that it sets. */
  readonly name: string;
  readonly title: string;
  /** The first is what counts where nobody chooses. */
  readonly values: readonly { readonly value: Json; readonly title: string }[];
  /** It is chosen for each seat: the option is a list. */
  readonly isBySeat?: true;
}

/**
 * A game with all that a table around it likes to know.
 *
 * ```ts
 * const titleOf = ({ title, game }: GameEntry): string => `${title} (${game.name})`;
 * ```
 */
export interface GameEntry extends GameInfo, Presentation {
  readonly game: Game;
}
