/** Grand Archive: champions, memory, and a stack. See README.md. */
export { type GrandArchive, grandArchive } from './definition.ts';
export type { GrandArchiveOptions } from './setup.ts';
