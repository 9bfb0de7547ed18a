import type { Presentation } from './description.ts';

/** A word on a card, and what it means. */
export interface Term {
  readonly word: string;
  readonly text: string;
}

/**
 * What the words on a card mean, as far as the game says: `shield 2` is found as `shield`, with its number for `N`.
 *
 * ```ts
 * const [{ text }]: Term[] = termsOf({ terms: { shield: 'N less damage.' } }, ['shield 2']);
 * console.log(text); // 2 less damage.
 * ```
 */
export function termsOf({ terms = {} }: Presentation, marks: readonly string[]): Term[] {
  return marks.flatMap((word) => {
    const [, name, count] = /^(.*?)(?: (\d+))?$/.exec(word) ?? [];
    const text = Object.hasOwn(terms, word) ? terms[word] : Object.hasOwn(terms, name) ? terms[name] : undefined;
    return text === undefined ? [] : [{ word, text: count === undefined ? text : text.replaceAll(/\bN\b/g, count) }];
  });
}
