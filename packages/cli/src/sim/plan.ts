/** What a simulation plays: all that a worker needs to know, as plain data. */
export interface SimPlan {
  /** What `findGame` finds the game by. */
  readonly source: string;
  readonly seed: number;
  readonly games: number;
  /** A bot for each seat. */
  readonly bots: readonly string[];
  /** A deck for each seat; undefined for the game's own choice. */
  readonly decks: readonly (string | undefined)[];
  /** Decks go one seat further with every match, so that each sits everywhere equally often. */
  readonly rotate: boolean;
  /** A match that takes more actions is given up and counts as unfinished. */
  readonly maxActions: number;
  /** Whether lengths and cards are counted too. */
  readonly wantsDetails: boolean;
}

/** The decks of one match, by seat. */
export function decksOf({ decks, rotate }: SimPlan, match: number): readonly (string | undefined)[] {
  if (!rotate) return decks;
  return decks.map((_, seat) => decks[(seat + match) % decks.length]);
}
