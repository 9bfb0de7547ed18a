/** Genius Invokation, version 3.3: three characters a side, eight dice, reactions. See README.md. */
export { type Deck, deckProblems } from './deck.ts';
export { decks } from './decks.ts';
export { defineInvokation, type Invokation, invokation } from './definition.ts';
export { modes } from './modes.ts';
export { type CardPool, cardPool } from './pool.ts';
export type { InvokationOptions } from './setup.ts';

export {
  actionGenerator,
  type GameState,
  gameState,
} from './state.ts';
export { version33 } from './version-3.3.ts';
