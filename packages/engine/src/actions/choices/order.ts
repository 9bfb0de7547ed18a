import type { Shape } from '../../game/types.ts';
import { canonicalJson, type Json } from '../../world/json.ts';
import {
  areDistinct,
  Choice,
  type ChoiceDescription,
  type ChoiceEnv,
  type ChoiceOptions,
  isSame,
  Objection,
  type Options,
  readOptions,
} from './choice.ts';
import { factorial, permutationAt } from './counting.ts';

class Order<T extends Shape> extends Choice<T> {
  readonly kind = 'order';
  readonly of: Options<T>;

  constructor(of: Options<T>, options?: ChoiceOptions<T>) {
    super(options);
    this.of = of;
  }

  list(env: ChoiceEnv, out: Json[]): void {
    const items = readOptions(this.of, env);
    const seen = new Set<string>();
    for (let i = 0; i < factorial(items.length); i++) {
      const order = permutationAt(items.length, i).map((k) => items[k]);
      // equal items make equal orders
      const key = canonicalJson(order);
      if (!seen.has(key)) out.push(order);
      seen.add(key);
    }
  }

  check(env: ChoiceEnv, answer: unknown): Json | Objection {
    if (!Array.isArray(answer)) return new Objection('must be a list');
    const left = readOptions(this.of, env);
    if (answer.length !== left.length) return new Objection(`must name all ${left.length} items once`);
    const order: Json[] = [];
    for (const [i, item] of answer.entries()) {
      const at = left.findIndex((option) => isSame(option, item));
      if (at < 0) return new Objection('is not among the items, or is there twice', `[${i}]`);
      order.push(...left.splice(at, 1));
    }
    return order;
  }

  override count(env: ChoiceEnv): number | undefined {
    const items = readOptions(this.of, env);
    return areDistinct(items) ? factorial(items.length) : undefined;
  }

  override at(env: ChoiceEnv, index: number): Json {
    const items = readOptions(this.of, env);
    return permutationAt(items.length, index).map((i) => items[i]);
  }

  describe(env: ChoiceEnv): ChoiceDescription {
    return { kind: this.kind, prompt: this.options.prompt, items: readOptions(this.of, env) };
  }
}

/** All of the items, in an order of one's own. */
export const orderOf = <T extends Shape>(of: Options<T>, options?: ChoiceOptions<T>): Choice<T> =>
  new Order(of, options);
