/** Alpha Clash: Contenders, Clash cards and the Standby. See README.md. */
export { type AlphaClash, alphaClash } from './definition.ts';
export type { AlphaClashOptions } from './setup.ts';
