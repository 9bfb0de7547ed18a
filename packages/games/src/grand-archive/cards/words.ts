/** What rules and card files both name. */

export const KEYWORDS = ['stealth', 'steadfast', 'vigor'] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** With the material deck. */
export const DECK_RULES = { min: 61, copies: 4 };
