/** What rules and card files both name. */

export const FLAGS = ['blocker', 'firstStrike', 'highManeuver'] as const;
export const NUMBERED = ['repair', 'breach'] as const;
export const KEYWORDS = [...FLAGS, ...NUMBERED] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** Cards that come from outside the deck: they are in no list of a deck. */
export const RESOURCE = 'resource';
export const EX_RESOURCE = 'ex_resource';
export const EX_BASE = 'ex_base';
const OUTSIDE_DECKS: ReadonlySet<string> = new Set([RESOURCE, EX_RESOURCE, EX_BASE]);

export const DECK_RULES = {
  min: 50,
  max: 50,
  copies: 4,
  forbids: (card: string): string | null => (OUTSIDE_DECKS.has(card) ? 'comes from outside the deck' : null),
};
