/** Lorcana: a race to 20 lore. See README.md. */
export { type Lorcana, lorcana } from './definition.ts';
export type { LorcanaOptions } from './setup.ts';
