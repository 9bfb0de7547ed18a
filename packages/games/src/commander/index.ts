/** Commander for two to six players. See README.md. */
export { standardCards, standardDecks } from './card-set.ts';
export { type DeckList, deckProblems } from './deck-check.ts';
export { type Commander, commander, defineCommander } from './definition.ts';
export type { CommanderOptions } from './setup.ts';
export { type ExtraTurnType, ridersOf as extraTurnRiders } from './turn-changes.ts';
