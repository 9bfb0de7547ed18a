import type { Place, Presentation } from '@cardloom/parts/present';
import type { Json, PromptChoice, View, ViewCard } from 'cardloom';

/** Which options of a question are places on the table. */
export interface Places {
  has(option: string): boolean;
  optionAt(zone: string, player: string): Json | undefined;
  placeOf(option: Json): Place | undefined;
  /** Of the card that lies there. */
  optionOfCard(card: number): Json | undefined;
}

const NOWHERE: Places = {
  has: () => false,
  optionAt: () => undefined,
  placeOf: () => undefined,
  optionOfCard: () => undefined,
};

export function placesOf(presentation: Presentation, view: View, asked: PromptChoice | null | 'ask'): Places {
  if (asked === null || asked === 'ask' || !('options' in asked) || presentation.place === undefined) return NOWHERE;
  const byPlace = new Map<string, Json>();
  const byCard = new Map<number, Json>();
  const known = new Map<string, Place>();
  for (const option of asked.options) {
    const place = presentation.place(option, asked.name, view);
    if (place === undefined) continue;
    known.set(JSON.stringify(option), place);
    byPlace.set(`${place.zone} ${place.player}`, option);
    for (const card of cardsAt(view, place.zone, place.player)) byCard.set(card, option);
  }
  return {
    has: (option) => known.has(option),
    placeOf: (option) => known.get(JSON.stringify(option)),
    optionAt: (zone, player) => byPlace.get(`${zone} ${player}`),
    optionOfCard: (card) => byCard.get(card),
  };
}

function cardsAt(view: View, zone: string, player: string): number[] {
  const content = view.zones[zone];
  const cards: readonly ViewCard[] = Array.isArray(content)
    ? (content as readonly ViewCard[])
    : ((content as Readonly<Record<string, readonly ViewCard[]>>)[player] ?? []);
  return cards.flatMap((card) => ('hidden' in card ? [] : [Number(card.id)]));
}
