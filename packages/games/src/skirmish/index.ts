/** Skirmish: best of three over five terrains. See README.md. */
export { type CardSet, cardSetOf, type Leader, type Printed, standardSet } from './card-set.ts';
export { defineSkirmish, type Skirmish, skirmish } from './definition.ts';
export type { SkirmishOptions } from './setup.ts';
export { gameState, type SkirmishState } from './state.ts';
