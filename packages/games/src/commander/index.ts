/** Commander for two to six players. See README.md. */
export { readCards as readCommanderCards, standardCards as commanderCards } from './card-set.ts';
export { deckProblems as commanderDeckProblems } from './deck-check.ts';
export { type DeckList as CommanderDeck, standardDecks as commanderDecks } from './decks.ts';
export { type Commander, commander, defineCommander } from './definition.ts';
export { commanderEntry } from './entry.ts';
export type { CommanderOptions } from './setup.ts';
export { type ExtraTurnType, ridersOf as extraTurnRiders } from './turn-changes.ts';
