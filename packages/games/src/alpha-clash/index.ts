/** Alpha Clash: Contenders, Clash cards and the Standby. See README.md. */
export { type AlphaClash, alphaClash } from './definition.ts';
export { alphaClashEntry } from './entry.ts';
export type { AlphaClashOptions } from './setup.ts';
