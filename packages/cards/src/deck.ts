import { z } from 'zod';
import { meant } from './suggest.ts';

/** Deck lists: how many copies of which card. */
export type DeckList = Readonly<Record<string, number>>;

/** `{jab_red: 3, sweep_red: 2}`. */
export const deckList = z.record(z.string(), z.int().min(1));

export interface DeckRules {
  /** The cards a deck may hold, by id. */
  readonly cards: ReadonlySet<string> | ReadonlyMap<string, unknown>;
  /** How many cards in all. */
  readonly min?: number;
  readonly max?: number;
  /** How many copies of one card. */
  readonly copies?: number;
  /** A rule of the game's own: what is wrong with this card in this deck, or null. */
  readonly forbids?: (card: string, count: number) => string | null;
}

export interface DeckProblem {
  /** Null if it is about the deck as a whole. */
  readonly card: string | null;
  readonly message: string;
}

/** Everything that is wrong with a deck given from anywhere: a file, a match option, a person. */
export function checkDeck(
  deck: unknown,
  { cards, min = 0, max = Infinity, copies = Infinity, forbids }: DeckRules,
): DeckProblem[] {
  if (typeof deck !== 'object' || deck === null || Array.isArray(deck)) {
    return [{ card: null, message: 'a deck is a mapping from cards to how many of them' }];
  }
  const problems: DeckProblem[] = [];
  let size = 0;
  for (const [card, count] of Object.entries(deck)) {
    const wrong = (message: string): void => void problems.push({ card, message });
    if (!cards.has(card)) wrong(`there is no card "${card}"; ${meant(card, cards.keys())}`);
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 1) {
      wrong(`the number of copies must be a whole number from 1, not ${JSON.stringify(count) ?? String(count)}`);
      continue;
    }
    if (count > copies) wrong(`at most ${copies} copies of a card, not ${count}`);
    const forbidden = cards.has(card) ? (forbids?.(card, count) ?? null) : null;
    if (forbidden !== null) wrong(forbidden);
    size += count;
  }
  if (size < min || size > max) {
    const wanted = min === max ? `exactly ${min}` : max === Infinity ? `at least ${min}` : `${min} to ${max}`;
    problems.push({ card: null, message: `a deck has ${wanted} cards, not ${size}` });
  }
  return problems;
}

/** The cards of a deck one by one, in the order of the list. */
export function cardsOf(deck: DeckList): string[] {
  return Object.entries(deck).flatMap(([card, count]) => new Array<string>(count).fill(card));
}
