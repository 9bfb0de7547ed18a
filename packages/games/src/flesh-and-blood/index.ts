/** Flesh and Blood, streamlined: attack, block, react. See README.md. */
export {
  type CardSet as FleshAndBloodCards,
  readCardSet as readFleshAndBloodCards,
  standardFiles as fleshAndBloodFiles,
} from './card-set.ts';
export { defineFleshAndBlood, type FleshAndBlood, fleshAndBlood } from './definition.ts';
export { hydrateEntry } from './hydrate.ts';
export type { FleshAndBloodOptions } from './options.ts';
export { type FleshAndBloodState, gameState as fleshAndBloodState } from './state.ts';
