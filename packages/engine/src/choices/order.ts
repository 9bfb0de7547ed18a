import type { Answering, ChoiceEnv, ChoiceOptions, Options } from '../definition/choice.ts';
import { isSame, Objection, readOptions } from '../definition/choice.ts';
import type { OrderDescription } from '../definition/description.ts';
import type { Shape } from '../definition/shape.ts';
import type { Json } from '../world/json.ts';
import { arrangementAt, arrangements } from './counting.ts';
import { Kinds } from './kinds.ts';
import { ListChoice } from './list-choice.ts';

export class Order<T extends Shape> extends ListChoice<T> {
  readonly kind = 'order';
  readonly items: Options<T>;

  constructor(items: Options<T>, options?: ChoiceOptions<T>, of: Answering = 'value') {
    super(of, options);
    this.items = items;
  }

  /** The different items, and how many there are of each: equal items make equal orders, of which one is listed. */
  #items(env: ChoiceEnv): { readonly items: readonly Json[]; readonly copies: readonly number[] } {
    const kinds = new Kinds();
    const items: Json[] = [];
    const copies: number[] = [];
    for (const item of readOptions(this.items, env, this)) {
      const kind = kinds.of(item);
      if (kind === items.length) items.push(item);
      copies[kind] = (copies[kind] ?? 0) + 1;
    }
    return { items, copies };
  }

  list(env: ChoiceEnv, out: Json[]): void {
    const { items, copies } = this.#items(env);
    const count = arrangements(copies);
    for (let i = 0; i < count; i++) out.push(arrangementAt(copies, i).map((kind) => items[kind]));
  }

  check(env: ChoiceEnv, answer: unknown): Json | Objection {
    if (!Array.isArray(answer)) return new Objection('must be a list');
    const left = readOptions(this.items, env, this);
    if (answer.length !== left.length) return new Objection(`must name all ${left.length} items once`);
    const order: Json[] = [];
    for (const [i, item] of answer.entries()) {
      const at = left.findIndex((option) => isSame(option, item));
      if (at < 0) return new Objection('is not among the items, or is there twice', `[${i}]`);
      order.push(...left.splice(at, 1));
    }
    return order;
  }

  override count(env: ChoiceEnv): number {
    return arrangements(this.#items(env).copies);
  }

  override at(env: ChoiceEnv, index: number): Json {
    const { items, copies } = this.#items(env);
    return arrangementAt(copies, index).map((kind) => items[kind]);
  }

  describe(env: ChoiceEnv, name: string): OrderDescription {
    const items = readOptions(this.items, env, this);
    return { name, kind: this.kind, prompt: this.options.prompt, of: this.naming, checked: undefined, items };
  }
}
