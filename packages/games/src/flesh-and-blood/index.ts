/** Flesh and Blood, streamlined: attack, block, react. See README.md. */
export { type CardSet, cardSetOf, standardSet } from './card-set.ts';
export { defineFleshAndBlood, type FleshAndBlood, fleshAndBlood } from './definition.ts';
export type { FleshAndBloodOptions } from './options.ts';
export { type FleshAndBloodState, gameState } from './state.ts';
