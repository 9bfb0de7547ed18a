import type { Game, Json, MatchEvent, View } from 'cardloom';

/** Colours by what they mean; each gives its text back, coloured or as it was. */
export interface Paint {
  mine(text: string): string;
  theirs(text: string): string;
  /** What matters most. */
  strong(text: string): string;
  /** Lines, labels, what is empty. */
  dim(text: string): string;
  /** Something is not as printed. */
  changed(text: string): string;
}

/** How a game looks and reads at a table; all of it may be left out. */
export interface Presentation {
  /**
   * How players pass, where they often have nothing else to do: a table may then pass for them. `idle` moves are no
   * reason to be asked.
   */
  readonly passing?: { readonly move: string; readonly idle?: readonly string[] };
  /**
   * Draws the board for a terminal of 80 columns, with players as their ids in braces (`{p1}`). `paint` colours it;
   * without a drawing the table is drawn from the zones.
   */
  readonly render?: (view: View, paint: Paint) => string;
  /** An option of a choice for people, where it is neither a card nor a player; undefined for the usual wording. */
  readonly label?: (option: Json, choice: string, view: View) => string | undefined;
  /** What is printed on a card, in a few words; without it, the card's own text and numbers are shown. */
  readonly printed?: (card: string) => string | undefined;
  /**
   * An event as a sentence, with players as their ids in braces (`{p1}'s turn`; `{p1:draw} a card` gives `you draw a
   * card` or `Greedy draws a card`); null for one that is not worth
   * telling, undefined for the usual wording.
   */
  readonly tell?: (event: MatchEvent, view: View) => string | null | undefined;
}

/** What there is to know about a game without loading it. */
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

/** A game with all that a table around it likes to know. */
export interface GameEntry extends GameInfo, Presentation {
  readonly game: Game;
}
