/** Genius Invokation, version 3.3: three characters a side, eight dice, reactions. See README.md. */
export { type Deck as InvokationDeck, deckProblems as invokationDeckProblems } from './deck.ts';
export { decks as invokationDecks } from './decks.ts';
export { defineInvokation, type Invokation, invokation } from './definition.ts';
export { invokationEntry } from './entry.ts';
export { modes as invokationModes } from './modes.ts';
export { type CardPool as InvokationPool, cardPool as invokationPool } from './pool.ts';
export type { InvokationOptions } from './setup.ts';

export {
  actionGenerator as invokationGenerator,
  type GameState as InvokationState,
  gameState as invokationState,
} from './state.ts';
export { version33 } from './version-3.3.ts';
