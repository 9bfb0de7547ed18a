import { KEYWORDS } from './cards/words.ts';

/** What the drawn board, the sentences and the prompts have in common. */

/** `goAgain, dominate` as people say it. */
export const keywordNames = (set: number): string[] =>
  KEYWORDS.filter((_, i) => (set & (1 << i)) !== 0).map((keyword) => keyword.replace('_', ' '));
