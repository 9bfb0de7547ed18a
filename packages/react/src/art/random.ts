/** Numbers that depend on a text alone, so that the same card looks the same everywhere. */

/** FNV-1a. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

export interface Dice {
  /** From 0 to 1. */
  next(): number;
  between(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
}

/** mulberry32. */
export function diceOf(seed: number): Dice {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (from) => from[Math.floor(next() * from.length)],
  };
}
