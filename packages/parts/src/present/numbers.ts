import type { NumberRecord } from './record.ts';

/** A number of a card, and whether it is other than printed. */
export const number = (name: string, value: number, printed = value): NumberRecord =>
  value === printed ? { name, value } : { name, value, change: value > printed ? 'raised' : 'lowered' };

/** Words that are there. */
export const words = (...given: readonly (string | false | undefined)[]): string[] =>
  given.filter((word): word is string => typeof word === 'string' && word !== '');

/** `support`, `shift 3`: the keywords a card has; those that are numbered always say their number. */
export const keywordWords = (keywords: Readonly<Record<string, number>>, numbered: readonly string[] = []): string[] =>
  Object.entries(keywords)
    .filter(([, n]) => n > 0)
    .map(([name, n]) => (n > 1 || numbered.includes(name) ? `${name} ${n}` : name));

/** `2 of 5`: how many of the cards are not exerted. */
export function readyOf(cards: readonly object[]): string {
  const exerted = cards.filter((card) => 'exerted' in card && card.exerted === true).length;
  return `${cards.length - exerted} of ${cards.length}`;
}
