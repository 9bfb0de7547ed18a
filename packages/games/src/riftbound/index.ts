/** Riftbound: two battlefields, eight points. See README.md. */
export { type Riftbound, riftbound } from './definition.ts';
export { riftboundEntry } from './entry.ts';
export type { RiftboundOptions } from './setup.ts';
