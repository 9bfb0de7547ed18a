import type { Seed } from 'cardloom';
import { deriveSeed } from './derive-seed.ts';

/**
 * A bot's own random numbers (xoshiro128**): never the match's, so thinking changes nothing that is to come. From its
 * numbers a bot can compute its state, and there the way ends: what it was seeded with cannot be computed from that.
 */
export class Generator {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(seed: Seed) {
    const state = deriveSeed(seed, 'bot');
    const word = (i: number): number => Number.parseInt(state.slice(i * 8, i * 8 + 8), 16) | 0;
    this.#a = word(0);
    this.#b = word(1);
    this.#c = word(2);
    this.#d = word(3);
  }

  /** 32 random bits, as a whole number from 0. */
  next(): number {
    const five = Math.imul(this.#b, 5);
    const result = Math.imul((five << 7) | (five >>> 25), 9);
    const shifted = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= shifted;
    this.#d = (this.#d << 11) | (this.#d >>> 21);
    return result >>> 0;
  }

  /** A whole number from 0 to `bound` - 1, each equally likely. */
  below(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1) {
      throw new RangeError(`random needs a whole number of 1 or more, not ${bound}`);
    }
    // so many ways to attack there may be: 53 bits are as even as a number can tell
    if (bound > 0x100000000) {
      return Math.min(bound - 1, Math.floor(((this.next() * 0x200000 + (this.next() >>> 11)) / 2 ** 53) * bound));
    }
    const limit = 0x100000000 - (0x100000000 % bound);
    let draw = this.next();
    while (draw >= limit) draw = this.next();
    return draw % bound;
  }
}
