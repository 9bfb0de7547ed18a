/** Gundam: units with pilots against shields. See README.md. */
export { gundam } from './definition.ts';
export { gundamEntry } from './entry.ts';
export type { GundamOptions } from './setup.ts';
export type { Gundam } from './shape.ts';
