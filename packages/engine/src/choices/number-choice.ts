import type { Args } from '../definition/args.ts';
import { Choice, type ChoiceEnv, type ChoiceOptions, Objection } from '../definition/choice.ts';
import type { FnContext } from '../definition/context.ts';
import type { NumberDescription } from '../definition/description.ts';
import type { Shape } from '../definition/shape.ts';
import { mustBeObject, noBounds } from '../world/given.ts';
import type { Json } from '../world/json.ts';

export interface NumberBounds {
  readonly min: number;
  readonly max: number;
}
export type Bounds<T extends Shape> = NumberBounds | ((context: FnContext<T>, args: Args, data: never) => NumberBounds);

export class NumberChoice<T extends Shape> extends Choice<T> {
  readonly kind = 'number';
  readonly bounds: Bounds<T>;

  constructor(bounds: Bounds<T>, options?: ChoiceOptions<T>) {
    super(options);
    this.bounds = bounds;
  }

  #bounds(env: ChoiceEnv): NumberBounds {
    const { bounds } = this;
    const given = typeof bounds === 'function' ? bounds(env.context as FnContext<T>, env.args, env.data) : bounds;
    mustBeObject(given, this, 'its bounds as { min, max }');
    // + 0, because -0 is spelled 0
    const min = Math.ceil(given.min) + 0;
    const max = Math.floor(given.max) + 0;
    if (Number.isNaN(min) || Number.isNaN(max)) noBounds(given, this);
    return { min, max };
  }

  list(env: ChoiceEnv, out: Json[]): void {
    const { min, max } = this.#bounds(env);
    for (let n = min; n <= max; n++) out.push(n);
  }

  check(env: ChoiceEnv, answer: unknown): Json | Objection {
    const { min, max } = this.#bounds(env);
    const isBetween = Number.isInteger(answer) && (answer as number) >= min && (answer as number) <= max;
    if (isBetween) return (answer as number) + 0;
    return new Objection(`must be a whole number from ${min} to ${max}`);
  }

  override count(env: ChoiceEnv): number {
    const { min, max } = this.#bounds(env);
    return Math.max(0, max - min + 1);
  }

  override at(env: ChoiceEnv, index: number): Json {
    return this.#bounds(env).min + index;
  }

  describe(env: ChoiceEnv, name: string): NumberDescription {
    const { min, max } = this.#bounds(env);
    return { name, kind: this.kind, prompt: this.options.prompt, of: 'value', checked: undefined, min, max };
  }
}
