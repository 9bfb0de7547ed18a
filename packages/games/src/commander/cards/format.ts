import { byName, type Checking, cardFormat } from '@cardloom/cards';
import type { CardDefinition, CardSet } from '../card.ts';
import { type DeckList, deckProblems, OPEN_DECK } from '../deck-check.ts';
import { checkCard, checkToken } from './consistency.ts';
import { printCard, printToken } from './print.ts';
import { cardSchema, deckSchema, tokenSchema } from './schema.ts';

const lists = { cards: cardSchema, tokens: tokenSchema, decks: byName(deckSchema) };

function check({ data, ids, report }: Checking<typeof lists>): void {
  const set: Record<string, CardDefinition> = {};
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
}

/** All that is played with: cards and tokens by name, and ready-made decks. */
interface Records {
  readonly cards: CardSet;
  readonly decks: Readonly<Record<string, DeckList>>;
}

/** The format of the card files. For tools: the game itself imports what was built from them, cards as they are printed. */
export default cardFormat(lists, {
  check,
  records: ({ cards, tokens, decks }): Records => {
    const printed = [
      ...[...tokens.values()].map(({ data }) => printToken(data)),
      ...[...cards.values()].map(({ data }) => printCard(data)),
    ];
    return {
      cards: Object.fromEntries(printed.map((card) => [card.name, card])),
      decks: Object.fromEntries([...decks].map(([id, { data }]) => [id, data])),
    };
  },
});
