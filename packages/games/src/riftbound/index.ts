/** Riftbound: two battlefields, eight points. See README.md. */
export { type Riftbound, riftbound } from './definition.ts';
export type { RiftboundOptions } from './setup.ts';
