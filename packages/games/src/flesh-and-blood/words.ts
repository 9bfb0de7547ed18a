import type { EventField } from '@cardloom/parts/present';
import { standardSet } from './card-set.ts';
import { KEYWORDS } from './cards/words.ts';
import type { Printed } from './printed.ts';

/** What the drawn board, the sentences and the prompts have in common. */

export const printedOf = (name: EventField): Printed | undefined => standardSet.cards[String(name)];
export const titleOf = (name: EventField): string => printedOf(name)?.title ?? String(name);

/** `goAgain, dominate` as people say it. */
export const keywordNames = (set: number): string[] =>
  KEYWORDS.filter((_, i) => (set & (1 << i)) !== 0).map((keyword) => keyword.replace('_', ' '));
