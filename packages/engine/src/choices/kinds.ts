import { isSame } from '../definition/choice.ts';
import { canonicalJson, type Json } from '../world/json.ts';

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

/** Lists up to this long are compared one with one: that is quicker, and makes no garbage. */
export const FEW = 24;

/** Whether every option is there once. */
export function areDistinct(options: readonly Json[]): boolean {
  if (options.length > FEW) {
    const kinds = new Kinds();
    return options.every((option) => kinds.isNew(option));
  }
  for (let i = 1; i < options.length; i++) {
    for (let k = 0; k < i; k++) if (isSame(options[k], options[i])) return false;
  }
  return true;
}
