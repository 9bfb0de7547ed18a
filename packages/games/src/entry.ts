import type { Game, Json, MatchEvent, View } from 'cardloom';

/** A game as the registry lists it: the rules, and what a table around them likes to know. */
export interface GameEntry {
  /** Its name on the command line. */
  readonly name: string;
  /** Its name for people. */
  readonly title: string;
  readonly game: Game;
  /** The ready-made decks, by name; empty for a game without decks. */
  readonly decks: readonly string[];
  /** The `options` of a match with these decks, one per seat (undefined: the seat's default). */
  readonly options?: (decks: readonly (string | undefined)[]) => Json;
  /** Draws the board for a terminal of 80 columns, in plain text; without one the table is drawn from the zones. */
  readonly render?: (view: View) => string;
  /** An option of a choice for people, where it is neither a card nor a player; undefined for the usual wording. */
  readonly label?: (option: Json, choice: string, view: View) => string | undefined;
  /**
   * An event as a sentence, with players as their ids in braces (`{p1} draws a card`); null for one that is not worth
   * telling, undefined for the usual wording.
   */
  readonly tell?: (event: MatchEvent, view: View) => string | null | undefined;
}
