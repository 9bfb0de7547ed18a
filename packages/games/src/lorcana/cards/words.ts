/** What rules and card files both name. */

/** On characters, but for `shelter` and `lookout`, which locations give to the characters there. */
export const FLAGS = ['bodyguard', 'evasive', 'reckless', 'rush', 'support', 'ward'] as const;
export const NUMBERED = ['challenger', 'lookout', 'resist', 'shelter', 'singer'] as const;
export const KEYWORDS = [...FLAGS, ...NUMBERED] as const;
export type Keyword = (typeof KEYWORDS)[number];

export const DECK_RULES = { min: 60, copies: 4 };
