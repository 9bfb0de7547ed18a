import type { Seed } from 'cardloom';

/** Random numbers of a simulation's own (sfc32): never the match's, which belong to its rules. */
export class Dice {
  #a: number;
  #b: number;
  #c = 0x9e3779b9 | 0;
  #counter = 1;

  constructor(seed: Seed) {
    if (typeof seed === 'string') {
      this.#a = Number.parseInt(seed.slice(0, 8), 16) | 0;
      this.#b = Number.parseInt(seed.slice(8, 16), 16) | 0;
      this.#c = Number.parseInt(seed.slice(16, 24), 16) | 0;
    } else {
      this.#a = seed | 0;
      this.#b = Math.imul(seed ^ 0x85ebca6b, 0x21f0aaad);
    }
    for (let i = 0; i < 12; i++) this.#bits();
  }

  /** A whole number from 0 to `bound` - 1, each equally likely. */
  below(bound: number): number {
    // so many ways to attack there may be: 53 bits are as even as a number can tell
    if (bound > 0x100000000) {
      return Math.min(bound - 1, Math.floor(((this.#bits() * 0x200000 + (this.#bits() >>> 11)) / 2 ** 53) * bound));
    }
    const limit = 0x100000000 - (0x100000000 % bound);
    let draw = this.#bits();
    while (draw >= limit) draw = this.#bits();
    return draw % bound;
  }

  #bits(): number {
    const sum = (this.#a + this.#b + this.#counter++) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}
