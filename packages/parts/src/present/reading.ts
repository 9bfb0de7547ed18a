import type { Json, MatchEvent, View, ViewCard } from 'cardloom';

/** Reading a view and its events. */

/**
 * A card the viewer can identify.
 *
 * ```ts
 * const card: KnownCard = { id: 12, name: 'pearl', owner: 'p0', damage: 2 };
 * ```
 */
export type KnownCard = Readonly<Record<string, Json>>;

/**
 * What a field of an event may hold.
 *
 * ```ts
 * const isCard = (field: EventField): boolean => typeof field === 'number';
 * ```
 */
export type EventField = MatchEvent[string];

/**
 * Whether the viewer knows a card.
 *
 * ```ts
 * isKnown({ hidden: true }); // false
 * ```
 */
export const isKnown = (card: ViewCard): card is KnownCard => !('hidden' in card);

/**
 * Those of the cards that the viewer can identify, as their game types them.
 *
 * ```ts
 * console.log(knownIn(zoneOf(view, 'hand', 'p0')).length);
 * ```
 */
export const knownIn = <C extends object>(cards: readonly C[]): Exclude<C, { readonly hidden: true }>[] =>
  cards.filter((card): card is Exclude<C, { readonly hidden: true }> => !('hidden' in card));

/**
 * A card that the viewer can identify, and where it lies.
 *
 * ```ts
 * const isMine = ({ card, player }: PlacedCard): boolean => card.owner === player;
 * ```
 */
export interface PlacedCard {
  readonly card: KnownCard & { readonly id: number; readonly name: string; readonly owner: string };
  readonly zone: string;
  /** Whose zone it is; null for one of the game's own. */
  readonly player: string | null;
}

const isPlaced = (card: ViewCard): card is PlacedCard['card'] => !('hidden' in card);

/**
 * Every card of the view that its viewer can identify.
 *
 * ```ts
 * for (const { card, zone, player } of cardsIn(view)) console.log(card.name, zone, player);
 * ```
 */
export function cardsIn(view: View): PlacedCard[] {
  const found: PlacedCard[] = [];
  const add = (cards: readonly ViewCard[], zone: string, player: string | null): void => {
    for (const card of cards) if (isPlaced(card)) found.push({ card, zone, player });
  };
  for (const [zone, content] of Object.entries(view.zones)) {
    if (Array.isArray(content)) add(content, zone, null);
    else for (const [player, cards] of Object.entries(content)) add(cards, zone, player);
  }
  return found;
}

/**
 * The card of this number wherever it lies, and where, if the viewer can identify it.
 *
 * ```ts
 * console.log(placedCard(view, 12)?.zone);
 * ```
 */
export function placedCard(view: View, id: unknown): PlacedCard | undefined {
  if (typeof id !== 'number') return undefined;
  for (const [zone, content] of Object.entries(view.zones)) {
    const lists: readonly (readonly [string | null, readonly ViewCard[]])[] = Array.isArray(content)
      ? [[null, content]]
      : Object.entries(content);
    for (const [player, cards] of lists) {
      const card = cards.find((one) => isPlaced(one) && one.id === id);
      if (card !== undefined && isPlaced(card)) return { card, zone, player };
    }
  }
  return undefined;
}

/**
 * The card of this number in the players' zones of one name, if the viewer can identify it.
 *
 * ```ts
 * const hands: Record<string, ViewCard[]> = { p0: [{ id: 12, name: 'pearl' }], p1: [{ hidden: true }] };
 * console.log(amongAll(hands, 12)); // { id: 12, name: 'pearl' }
 * ```
 */
export const amongAll = <C extends object>(
  zones: Readonly<Record<string, readonly C[]>>,
  id: number,
): Exclude<C, { readonly hidden: true }> | undefined =>
  id === 0 ? undefined : knownIn(Object.values(zones).flat()).find((card) => 'id' in card && card.id === id);

/**
 * The cards of a player's zone as the viewer sees them, bottom first.
 *
 * ```ts
 * console.log(zoneOf(view, 'deck', 'p0').length);
 * ```
 */
export const zoneOf = (view: View, zone: string, player: string): readonly ViewCard[] =>
  (view.zones[zone] as Readonly<Record<string, readonly ViewCard[]>>)[player] ?? [];

/**
 * The card of this number wherever it lies, if the viewer knows it.
 *
 * ```ts
 * console.log(findCard(view, 12)?.name);
 * ```
 */
export const findCard = (view: View, id: EventField): KnownCard | undefined => placedCard(view, id)?.card;

/**
 * A player in a sentence; with a verb, what they do: `you draw`, `Greedy draws`.
 *
 * ```ts
 * console.log(actor('p1'), actor('p1', 'draw')); // {p1} {p1:draw}
 * ```
 */
export const actor = (player: EventField, verb?: string): string =>
  `{${String(player)}${verb === undefined ? '' : `:${verb}`}}`;

/**
 * A number with its sign.
 *
 * ```ts
 * signed(2); // '+2'
 * ```
 */
export const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);
