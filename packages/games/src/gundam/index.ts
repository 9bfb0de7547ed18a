/** Gundam: units with pilots against shields. See README.md. */
export { type Gundam, gundam } from './definition.ts';
export type { GundamOptions } from './setup.ts';
