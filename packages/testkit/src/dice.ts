/** The kit's own random numbers (mulberry32): the same seed finds the same findings. */
export class Dice {
  #state: number;
  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** 32 random bits. */
  bits(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  }

  /** A whole number from 0 to bound - 1, also for bounds beyond 32 bits. */
  below(bound: number): number {
    return Math.min(bound - 1, Math.floor(((this.bits() * 0x200000 + (this.bits() >>> 11)) / 2 ** 53) * bound));
  }

  chance(oneIn: number): boolean {
    return this.below(oneIn) === 0;
  }

  pick<V>(list: readonly V[]): V {
    return list[this.below(list.length)];
  }

  shuffled<V>(list: readonly V[]): V[] {
    const out = list.slice();
    for (let i = out.length - 1; i > 0; i--) {
      const other = this.below(i + 1);
      [out[i], out[other]] = [out[other], out[i]];
    }
    return out;
  }
}
