import {
  byName,
  type CardData,
  checkDeck,
  type DeckList,
  type DeckRules,
  deckList,
  readCardData,
  readCardFiles,
} from '@cardloom/cards';
import type { z } from 'zod';

/** A game's `cards/*.yaml` with a list `cards` and decks by name, all checked before the first match. */
export interface ReadSet<S extends z.ZodType> {
  /** By id: `cards.get('ant')?.data` is what the schema made of it. */
  readonly cards: CardData<{ readonly cards: S }>['cards'];
  readonly decks: Readonly<Record<string, DeckList>>;
  /** By the name of the deck they belong to; for series. */
  readonly sideboards: Readonly<Record<string, DeckList>>;
}

/**
 * Reads the cards of a game.
 *
 * ```ts
 * const folder = new URL('../../src/lorcana/cards/', import.meta.url); // the same from src and from dist
 * const { cards, decks } = readCardSet(folder, cardSchema, { min: 60, copies: 4 });
 * ```
 */
export function readCardSet<S extends z.ZodType>(folder: URL, schema: S, legal: Omit<DeckRules, 'cards'>): ReadSet<S> {
  const lists = { cards: schema, decks: byName(deckList), sideboards: byName(deckList) };
  const { cards, decks, sideboards } = readCardData(readCardFiles(folder), lists, {
    check: ({ data, ids, report }) => {
      for (const { id, data: deck } of data.decks.values()) {
        for (const { card, message } of checkDeck(deck, { ...legal, cards: ids('cards') })) {
          report('decks', id, card === null ? [] : [card], message);
        }
      }
      for (const { id, data: sideboard } of data.sideboards.values()) {
        const deck = data.decks.get(id)?.data;
        if (deck === undefined) report('sideboards', id, [], `there is no deck "${id}" it could belong to`);
        for (const { card, message } of checkDeck(together(deck ?? {}, sideboard), {
          ...legal,
          cards: ids('cards'),
          max: undefined,
        })) {
          report('sideboards', id, card === null ? [] : [card], message);
        }
      }
    },
  });
  return {
    cards,
    decks: Object.fromEntries([...decks].map(([id, { data }]) => [id, data])),
    sideboards: Object.fromEntries([...sideboards].map(([id, { data }]) => [id, data])),
  };
}

/** A deck with its sideboard: limits on copies count both. */
export function together(deck: DeckList, sideboard: DeckList): DeckList {
  const sum: Record<string, number> = { ...deck };
  for (const [card, copies] of Object.entries(sideboard)) sum[card] = (sum[card] ?? 0) + copies;
  return sum;
}
