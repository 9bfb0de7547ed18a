import { byName, type Checking, cardFormat, deckList } from '@cardloom/cards';
import { checkDeck } from '@cardloom/parts';
import { type ActionData, cardSchema, type EffectData, leaderSchema, type UnitData } from './schema.ts';
import { deckRules } from './words.ts';

const lists = { cards: cardSchema, leaders: leaderSchema, decks: byName(deckList) };

/** What names another card: tokens that are deployed, and decks. */
function check({ data, ids, report }: Checking<typeof lists>): void {
  const isToken = (id: string): boolean => {
    const card = data.cards.get(id)?.data;
    return card?.type === 'unit' && card.token === true;
  };
  for (const { id, data: card } of data.cards.values()) {
    for (const operation of operationsOf(card)) {
      if (operation.op === 'deployToken' && !isToken(operation.token)) {
        report('cards', id, ['token'], `"${operation.token}" is no token`);
      }
    }
  }
  const rules = deckRules(ids('cards'), isToken);
  for (const { id, data: deck } of data.decks.values()) {
    for (const { card, message } of checkDeck(deck, rules)) {
      report('decks', id, card === null ? [] : [card], message);
    }
  }
}

function operationsOf(card: UnitData | ActionData): readonly EffectData[] {
  if (card.type === 'action') return card.effects;
  return [...(card.triggers ?? []), ...(card.activated ?? [])].flatMap((ability) => ability.do);
}

/** The format of the card files. For tools: the game itself imports what was built from them. */
export default cardFormat(lists, { check });
