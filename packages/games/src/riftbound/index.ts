/** Riftbound: two battlefields, eight points. See README.md. */
export { riftbound } from './definition.ts';
export { riftboundEntry } from './entry.ts';
export type { RiftboundOptions } from './setup.ts';
export type { Riftbound } from './shape.ts';
