import type { CardSet } from './card.ts';
import { cards, decks } from './cards.generated.ts';
import type { DeckList } from './deck-check.ts';

/** The cards and decks that come with the game. */
export const standardCards: CardSet = cards;
export const standardDecks: Readonly<Record<string, DeckList>> = decks;
