import type { Json, MatchEvent, View, ViewCard } from 'cardloom';

/** Help for drawing boards and telling events: reading a view, and fitting text into columns. */

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

/** The viewer (or the first seat, for a spectator) and the one across the table. */
export function sides(view: View): { readonly me: string; readonly other: string } {
  const ids = Object.keys(view.players);
  const me = view.viewer ?? ids[0];
  return { me, other: ids.find((id) => id !== me) ?? me };
}

/** Pieces joined by ` · ` into lines of at most `width` columns. */
export function wrap(pieces: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + piece.length + 3 <= width) lines[lines.length - 1] = `${last} · ${piece}`;
    else lines.push(piece);
  }
  return lines;
}

/** Fits plain text into a column; colour it afterwards, colours have no width. */
export const fit = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);

/** A player in a sentence; with a verb, what they do: `you draw`, `Greedy draws`. */
export const actor = (player: EventField, verb?: string): string =>
  `{${String(player)}${verb === undefined ? '' : `:${verb}`}}`;

export const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);
