import type { Json, MatchEvent, View, ViewCard } from 'cardloom';

/** Reading a view and its events. */

/** A card the viewer can identify. */
export type KnownCard = Readonly<Record<string, Json>>;

/** What a field of an event may hold. */
export type EventField = MatchEvent[string];

export const isKnown = (card: ViewCard): card is KnownCard => !('hidden' in card);

/** Those of the cards that the viewer can identify, as their game types them. */
export const knownIn = <C extends object>(cards: readonly C[]): Exclude<C, { readonly hidden: true }>[] =>
  cards.filter((card): card is Exclude<C, { readonly hidden: true }> => !('hidden' in card));

/** The cards of a player's zone as the viewer sees them, bottom first. */
export const zoneOf = (view: View, zone: string, player: string): readonly ViewCard[] =>
  (view.zones[zone] as Readonly<Record<string, readonly ViewCard[]>>)[player] ?? [];

/** The card of this number wherever it lies, if the viewer knows it. */
export function findCard(view: View, id: EventField): KnownCard | undefined {
  for (const zone of Object.values(view.zones)) {
    const lists = Array.isArray(zone)
      ? [zone as readonly ViewCard[]]
      : Object.values(zone as Readonly<Record<string, readonly ViewCard[]>>);
    const found = lists
      .flat()
      .filter(isKnown)
      .find((card) => card.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A player in a sentence; with a verb, what they do: `you draw`, `Greedy draws`. */
export const actor = (player: EventField, verb?: string): string =>
  `{${String(player)}${verb === undefined ? '' : `:${verb}`}}`;

export const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);
