import { cardsAndDecks } from '@cardloom/cards';
import { cardSchema } from './schema.ts';
import { DECK_RULES } from './words.ts';

/** The format of the card files. For tools: the game itself imports what was built from them. */
export default cardsAndDecks(cardSchema, DECK_RULES);
