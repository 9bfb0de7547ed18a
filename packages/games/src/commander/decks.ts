/** The decks that come with the game; their lists are in `cards/decks.yaml`. */
export { standardDecks } from './card-set.ts';
export type { DeckList } from './deck-check.ts';
