/** Alpha Clash: Contenders, Clash cards and the Standby. See README.md. */
export { alphaClash } from './definition.ts';
export { alphaClashEntry } from './entry.ts';
export type { AlphaClashOptions } from './setup.ts';
export type { AlphaClash } from './shape.ts';
