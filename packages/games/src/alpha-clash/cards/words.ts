/** What rules and card files both name. */

/** Exactly 50 cards and a Contender. */
export const DECK_RULES = { min: 51, max: 51, copies: 4 };
