import type { Place, Presentation } from '@cardloom/parts/present';
import type { Json, PromptChoice, View, ViewCard } from 'cardloom';

/** Which options of a question are places on the table. */
export interface Places {
  has(option: string): boolean;
  optionAt(zone: string, player: string): Json | undefined;
  /** A place, or the card that is one. */
  placeOf(option: Json): Place | number | undefined;
  /** Of the card that lies there, or is the place. */
  optionOfCard(card: number): Json | undefined;
  /** Those of the same kind that are not open. */
  readonly closed: Closed;
}

interface Closed extends Pick<Places, 'optionAt' | 'optionOfCard'> {
  readonly all: readonly Json[];
}

interface Known {
  readonly byPlace: ReadonlyMap<string, Json>;
  readonly byCard: ReadonlyMap<number, Json>;
  readonly all: ReadonlyMap<string, Place | number>;
}

export function placesOf(presentation: Presentation, view: View, asked: PromptChoice | null | 'ask'): Places {
  const { place, among } = presentation;
  if (asked === null || asked === 'ask' || !('options' in asked) || place === undefined) return NOWHERE;
  const known = (options: readonly Json[]): Known =>
    knownPlaces(options, (option) => place(option, asked.name, view), view);
  const open = known(asked.options);
  const others = (among?.(asked.name, view) ?? []).filter((option) => !open.all.has(JSON.stringify(option)));
  return placesIn(open, known(others), others);
}

/** The cards that were chosen as places on the way to the present question. */
export const chosenPlaces = (
  presentation: Presentation,
  view: View,
  answers: readonly { readonly name: string; readonly value: Json }[],
): ReadonlySet<number> =>
  new Set(
    answers.flatMap(({ name, value }) => {
      const place = presentation.place?.(value, name, view);
      return typeof place === 'number' ? [place] : [];
    }),
  );

const placesIn = (open: Known, closed: Known, others: readonly Json[]): Places => ({
  has: (option) => open.all.has(option),
  placeOf: (option) => open.all.get(JSON.stringify(option)) ?? closed.all.get(JSON.stringify(option)),
  ...lookup(open),
  closed: { ...lookup(closed), all: others.filter((option) => closed.all.has(JSON.stringify(option))) },
});

const lookup = ({ byPlace, byCard }: Known): Pick<Places, 'optionAt' | 'optionOfCard'> => ({
  optionAt: (zone, player) => byPlace.get(`${zone} ${player}`),
  optionOfCard: (card) => byCard.get(card),
});

const NONE: Known = { byPlace: new Map(), byCard: new Map(), all: new Map() };
/** Always the same one: whoever compares by identity sees that nothing has changed. */
const NOWHERE = placesIn(NONE, NONE, []);

function knownPlaces(
  options: readonly Json[],
  placeOf: (option: Json) => Place | number | undefined,
  view: View,
): Known {
  const byPlace = new Map<string, Json>();
  const byCard = new Map<number, Json>();
  const all = new Map<string, Place | number>();
  for (const option of options) {
    const place = placeOf(option);
    if (place === undefined) continue;
    all.set(JSON.stringify(option), place);
    if (typeof place === 'number') {
      byCard.set(place, option);
      continue;
    }
    byPlace.set(`${place.zone} ${place.player}`, option);
    for (const card of cardsAt(view, place.zone, place.player)) byCard.set(card, option);
  }
  return { byPlace, byCard, all };
}

function cardsAt(view: View, zone: string, player: string): number[] {
  const content = view.zones[zone];
  const cards: readonly ViewCard[] = Array.isArray(content)
    ? (content as readonly ViewCard[])
    : ((content as Readonly<Record<string, readonly ViewCard[]>>)[player] ?? []);
  return cards.flatMap((card) => ('hidden' in card ? [] : [Number(card.id)]));
}
