import { KEYWORDS, type Keyword } from './card.ts';

/** Keywords as bits, in the order of `KEYWORDS`: what a permanent has is one number. */
// biome-ignore lint/suspicious/noConstEnum: inlined bits, read for every creature at every decision
export const enum Has {
  flying = 1 << 0,
  reach = 1 << 1,
  menace = 1 << 2,
  firstStrike = 1 << 3,
  doubleStrike = 1 << 4,
  trample = 1 << 5,
  deathtouch = 1 << 6,
  lifelink = 1 << 7,
  vigilance = 1 << 8,
  haste = 1 << 9,
  defender = 1 << 10,
  flash = 1 << 11,
  indestructible = 1 << 12,
  hexproof = 1 << 13,
  /** No keyword, but kept with them: can't attack or block. */
  pacified = 1 << 14,
}

export const bitOf = (keyword: Keyword): number => 1 << KEYWORDS.indexOf(keyword);
export const bitsOf = (keywords: readonly Keyword[]): number =>
  keywords.reduce((bits, keyword) => bits | bitOf(keyword), 0);
