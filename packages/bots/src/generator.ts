/** A bot's own random numbers (xoshiro128**): never the match's, so thinking changes nothing that is to come. */
export class Generator {
  #a = 0;
  #b = 0;
  #c = 0;
  #d = 0;

  constructor(seed: number) {
    // not the match's numbers again where both are given the same seed
    let s = seed ^ 0x6b07a5ed;
    const mixed = (): number => {
      s = (s + 0x9e3779b9) | 0;
      let z = Math.imul(s ^ (s >>> 16), 0x21f0aaad);
      z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
      return z ^ (z >>> 15);
    };
    this.#a = mixed();
    this.#b = mixed();
    this.#c = mixed();
    this.#d = mixed();
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
