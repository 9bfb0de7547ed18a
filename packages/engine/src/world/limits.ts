/**
 * How much is read of what comes from outside: actions, options, replays, snapshots. Each limit is far above what a match
 * needs, and what goes beyond one is refused with a typed error before anything is done with it.
 *
 * ```ts
 * const { depth, values }: ForeignLimits = LIMITS.action;
 * ```
 */
export interface ForeignLimits {
  /** How many lists and objects may lie in each other. */
  readonly depth: number;
  /** How many values there may be in all, lists and objects among them. */
  readonly values: number;
  /** How many characters all texts and keys may have together. */
  readonly characters: number;
}

/** How deep a value may be that a rule stores, and what is written around it: a snapshot holds it some levels down. */
export const STORED_DEPTH = 100;
export const WRITTEN_DEPTH = 120;

/**
 * The limits by what is read.
 *
 * ```ts
 * LIMITS.action.depth; // 20
 * ```
 */
export const LIMITS = {
  /** The arguments of one action, and one answer. */
  action: { depth: 20, values: 10_000, characters: 100_000 },
  /** One action as it was recorded. Whatever was accepted fits: plain arguments count apart from lists and objects. */
  recorded: { depth: 22, values: 20_010, characters: 201_000 },
  /** The options of a match. */
  options: { depth: STORED_DEPTH, values: 20_000, characters: 1_000_000 },
  /** A replay without its actions. */
  replay: { depth: WRITTEN_DEPTH, values: 100_000, characters: 4_000_000 },
  /** A snapshot without its history. */
  snapshot: { depth: WRITTEN_DEPTH, values: 100_000, characters: 4_000_000 },
} as const satisfies Readonly<Record<string, ForeignLimits>>;

/**
 * How many actions a replay or a snapshot may have unless the reader says that it may have more.
 *
 * ```ts
 * restore(game, match.snapshot(), { mostActions: 4 * USUAL_ACTIONS });
 * ```
 */
export const USUAL_ACTIONS = 50_000;

/**
 * The longest id of a player, a match or a game of a match, in characters.
 *
 * ```ts
 * 'ann'.length <= LONGEST_ID; // true
 * ```
 */
export const LONGEST_ID = 100;

/** What a message quotes of a text from outside, in characters. */
export const LONGEST_QUOTE = 60;

/** A longer word is not compared with the words there are to find what was meant, nor with more of them than this. */
export const LONGEST_WORD = 60;
export const MOST_CANDIDATES = 1000;
