import type { ActionGenerator, Json } from 'cardloom';

/**
 * Whether what is chosen so far can be finished. A card may be among the options though nothing can be chosen after it;
 * such a dead end is no legal action, and people are not led into it.
 */
export function canComplete(generator: ActionGenerator): boolean {
  if (generator.filled()) return true;
  const { options } = generator.choices();
  // too many to list: then there are some
  if (options === undefined) return true;
  return options.some((option) => canComplete(generator.choose(option)));
}

/** The options that lead somewhere. */
export const openOptions = (generator: ActionGenerator): readonly Json[] =>
  (generator.choices().options ?? []).filter((option) => canComplete(generator.choose(option)));
