import { byName, type CardFile, readCardData, readCardFiles } from '@cardloom/cards';
import type { CardDefinition, CardSet } from './card.ts';
import { checkCard, checkToken } from './cards/consistency.ts';
import { printCard, printToken } from './cards/print.ts';
import { cardSchema, tokenSchema } from './cards/schema.ts';
import { type DeckList, deckProblems, deckSchema, OPEN_DECK } from './deck-check.ts';

/** All that is played with: cards and tokens by name, and ready-made decks. */
export interface ReadCards {
  readonly cards: CardSet;
  readonly decks: Readonly<Record<string, DeckList>>;
}

const lists = { cards: cardSchema, tokens: tokenSchema, decks: byName(deckSchema) };

/** Reads card data; whatever is wrong with it comes in one error with file, card and field. */
export function readCards(files: readonly CardFile[]): ReadCards {
  const set: Record<string, CardDefinition> = {};
  const { decks } = readCardData(files, lists, {
    check({ data, ids, report }) {
      const add = (list: 'cards' | 'tokens', id: string, card: CardDefinition): void => {
        if (Object.hasOwn(set, card.name)) report(list, id, ['name'], `another card is called "${card.name}" already`);
        else set[card.name] = card;
      };
      const areTokensKnown = ids('tokens').size === data.tokens.size;
      const tokens = areTokensKnown ? new Set([...data.tokens.values()].map(({ data: { name } }) => name)) : null;
      for (const { id, data: token } of data.tokens.values()) {
        checkToken(token, { tokens, report: (path, message) => report('tokens', id, path, message) });
        add('tokens', id, printToken(token));
      }
      for (const { id, data: card } of data.cards.values()) {
        checkCard(card, { tokens, report: (path, message) => report('cards', id, path, message) });
        add('cards', id, printCard(card));
      }
      // a card with a problem is no problem of the decks it is in
      const isWhole = areTokensKnown && ids('cards').size === data.cards.size;
      for (const { id, data: deck } of isWhole ? data.decks.values() : []) {
        for (const problem of deckProblems(set, deck, OPEN_DECK)) report('decks', id, [], problem);
      }
    },
  });
  return {
    cards: set,
    decks: Object.fromEntries([...decks].map(([id, { data }]) => [id, data])),
  };
}

// the same from src and from dist
const FOLDER = new URL('../../src/commander/cards/', import.meta.url);
const standard = readCards(readCardFiles(FOLDER));

/** The cards that come with the game. */
export const standardCards: CardSet = standard.cards;
export const standardDecks: Readonly<Record<string, DeckList>> = standard.decks;
