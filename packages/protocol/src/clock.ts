/**
 * How much time players have, in milliseconds. It is part of what a table is made with.
 *
 * ```ts
 * const chess: ClockRules = { type: 'match', ms: 600_000, increment: 5_000, misses: 3 };
 * ```
 */
export type ClockRules = (
  | /** For each decision anew. */ { readonly type: 'decision'; readonly ms: number }
  /** For the whole match, and so much more after each action of one's own. */
  | { readonly type: 'match'; readonly ms: number; readonly increment?: number }
  /** For each turn anew, whoever's it is, and a reserve for the whole match to draw on beyond it. */
  | { readonly type: 'turn'; readonly ms: number; readonly reserve?: number }
  /** For each decision, where people look in now and then. */
  | { readonly type: 'days'; readonly days: number }
) & {
  /** Whoever lets so many decisions in a row run out of time concedes; 10 if left out. */
  readonly misses?: number;
};

/**
 * The clocks of a table as they stood at a moment: from then on those that run have less and less.
 *
 * ```ts
 * const clock: Clock = { left: { p0: 60_000, p1: 42_000 }, running: ['p1'] };
 * ```
 */
export interface Clock {
  /** What each player has left, in milliseconds. */
  readonly left: Readonly<Record<string, number>>;
  /** Whose clock runs from now on. */
  readonly running: readonly string[];
}
