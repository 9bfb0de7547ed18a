/** Flesh and Blood, streamlined: attack, block, react. See README.md. */
export {
  type CardSet as FleshAndBloodCards,
  readCardSet as readFleshAndBloodCards,
  standardFiles as fleshAndBloodFiles,
} from './card-set.ts';
export { defineFleshAndBlood, fleshAndBlood } from './definition.ts';
export { fleshAndBloodEntry } from './entry.ts';
export { hydrateEntry } from './hydrate.ts';
export type { FleshAndBloodOptions } from './options.ts';
export type { FleshAndBlood } from './shape.ts';
export { type FleshAndBloodState, gameState as fleshAndBloodState } from './state.ts';
