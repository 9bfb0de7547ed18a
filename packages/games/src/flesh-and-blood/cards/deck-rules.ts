/** What a deck must keep to, in a file and in the options of a match. */
export const DECK_MIN = 30;
export const DECK_MAX = 80;
export const MAX_COPIES = 3;

interface Restricted {
  readonly class: string;
  readonly specialization?: string;
}

/** Class and specialization: what a hero may not have in the deck. */
export function cardProblem(card: Restricted, hero: { readonly id: string; readonly class: string }): string | null {
  if (card.specialization !== undefined && card.specialization !== '' && card.specialization !== hero.id) {
    return `is for decks of ${card.specialization} only`;
  }
  return classProblem(card.class, hero.class);
}

/** What keeps a hero from wearing this; `slots` are those already taken. */
export function wearProblem(
  worn: { readonly class: string; readonly slot: string },
  heroClass: string | undefined,
  slots: Set<string>,
): string | null {
  if (slots.has(worn.slot)) return `is for the ${worn.slot}, where something is worn already`;
  slots.add(worn.slot);
  return heroClass === undefined ? null : classProblem(worn.class, heroClass);
}

const classProblem = (of: string, hero: string): string | null =>
  of === 'generic' || of === hero ? null : `is for a ${of}, not for a ${hero}`;
