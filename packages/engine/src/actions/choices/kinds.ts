import { canonicalJson, type Json } from '../../world/json.ts';

/** Numbers answers by their content, from 0: equal ones have the same number, and a long list takes no longer for each. */
export class Kinds {
  /** How many different ones there were. */
  size = 0;
  readonly #scalars = new Map<Json, number>();
  readonly #texts = new Map<string, number>();

  of(answer: Json): number {
    return typeof answer === 'object' && answer !== null
      ? this.#number(this.#texts, canonicalJson(answer))
      : this.#number(this.#scalars, answer);
  }

  /** Whether there was none like this before. */
  isNew(answer: Json): boolean {
    const before = this.size;
    return this.of(answer) === before;
  }

  #number<K>(numbers: Map<K, number>, key: K): number {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, this.size);
    return this.size++;
  }
}
