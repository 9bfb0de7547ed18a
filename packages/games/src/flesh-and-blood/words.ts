import type { Json, View, ViewCard } from 'cardloom';
import { standardCards } from './card-set.ts';
import type { Printed } from './printed.ts';
import { KEYWORDS } from './vocabulary.ts';

/** What the drawn board, the sentences and the prompts have in common. */

export type Known = Readonly<Record<string, Json>>;
export const isKnown = (card: ViewCard): card is Known => !('hidden' in card);

export const printedOf = (name: Json): Printed | undefined => standardCards().cards[String(name)];
export const titleOf = (name: Json): string => printedOf(name)?.title ?? String(name);

/** `goAgain, dominate` as people say it. */
export const keywordNames = (set: number): string[] =>
  KEYWORDS.filter((_, i) => (set & (1 << i)) !== 0).map((keyword) => keyword.replace('_', ' '));

export const zoneOf = (view: View, zone: string, player: string): readonly ViewCard[] =>
  (view.zones[zone] as Readonly<Record<string, readonly ViewCard[]>>)[player];

/** The card of this number, if the viewer knows it. */
export function cardIn(view: View, id: Json): Known | undefined {
  for (const content of Object.values(view.zones)) {
    const lists = Array.isArray(content)
      ? [content]
      : Object.values(content as Readonly<Record<string, readonly ViewCard[]>>);
    for (const list of lists) for (const card of list) if (isKnown(card) && card.id === id) return card;
  }
  return undefined;
}

/** Numbers of a card in short: cost, power, defense, and what it pitches for. */
export function numbersOf({ cost, power, defense, pitch, kind }: Printed): string {
  const parts = [
    cost >= 0 ? `cost ${cost}` : '',
    power >= 0 ? `power ${power}` : '',
    defense >= 0 ? `defense ${defense}` : '',
    kind === 'card' && pitch > 0 ? `pitch ${pitch}` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
