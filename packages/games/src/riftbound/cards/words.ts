/** What rules and card files both name. */

export const FLAGS = ['tank', 'ganking', 'accelerate'] as const;
export const NUMBERED = ['assault', 'shield'] as const;
export const KEYWORDS = [...FLAGS, ...NUMBERED] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** Twelve of them come with every deck; no list names them. */
export const RUNE = 'rune';

/** With the legend and the battlefields. */
export const DECK_RULES = {
  min: 44,
  copies: 3,
  forbids: (card: string): string | null => (card === RUNE ? 'comes with every deck' : null),
};
