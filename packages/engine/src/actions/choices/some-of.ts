import type { FnContext, Shape } from '../../game/types.ts';
import type { Json } from '../../world/json.ts';
import type { Args } from '../definition.ts';
import {
  areDistinct,
  Choice,
  type ChoiceDescription,
  type ChoiceEnv,
  type ChoiceOptions,
  isSame,
  Objection,
  type Options,
  objectionTo,
  readOptions,
  type Verdict,
} from './choice.ts';
import { binomial, combinationAt } from './counting.ts';
import { Kinds } from './kinds.ts';

export interface SomeOfOptions<T extends Shape> extends ChoiceOptions<T> {
  /** How few and how many; everything from none to all if left out. */
  readonly min?: Bound<T>;
  readonly max?: Bound<T>;
  /** Which sets are allowed. Sets are then listed one by one. It may also be asked about one that is too small or large. */
  readonly valid?: (context: FnContext<T>, chosen: readonly Json[], args: Args, data: never) => Verdict;
  /** Why an item is not among the options; it must agree with them. */
  readonly has?: (context: FnContext<T>, item: Json, args: Args, data: never) => Verdict;
}
type Bound<T extends Shape> = number | ((context: FnContext<T>, args: Args, data: never) => number);

/** A set: its canonical spelling is in the order of the options. */
class SomeOf<T extends Shape> extends Choice<T> {
  readonly kind = 'someOf';
  readonly from: Options<T>;
  declare readonly options: SomeOfOptions<T>;

  constructor(from: Options<T>, options?: SomeOfOptions<T>) {
    super(options);
    this.from = from;
  }

  #bound(bound: Bound<T> | undefined, env: ChoiceEnv, otherwise: number): number {
    if (bound === undefined) return otherwise;
    return typeof bound === 'number' ? bound : bound(env.context as FnContext<T>, env.args, env.data);
  }

  #range(env: ChoiceEnv, size: number): { min: number; max: number } {
    const min = Math.max(0, this.#bound(this.options.min, env, 0));
    return { min, max: Math.min(size, this.#bound(this.options.max, env, size)) };
  }

  #verdict(env: ChoiceEnv, chosen: readonly Json[]): Verdict {
    const { valid } = this.options;
    return valid === undefined || valid(env.context as FnContext<T>, chosen, env.args, env.data);
  }

  list(env: ChoiceEnv, out: Json[]): void {
    const from = readOptions(this.from, env, this);
    const { min, max } = this.#range(env, from.length);
    const chosen: Json[] = [];
    // equal options make equal sets: of some that are alike the first ones are taken
    const before = areDistinct(from) ? null : likeBefore(from);
    const isTaken = from.map(() => false);
    const extend = (start: number, left: number): void => {
      if (left === 0) {
        if (this.#verdict(env, chosen) === true) out.push(chosen.slice());
        return;
      }
      for (let i = start; i <= from.length - left; i++) {
        if (before !== null && before[i] >= 0 && !isTaken[before[i]]) continue;
        chosen.push(from[i]);
        isTaken[i] = true;
        extend(i + 1, left - 1);
        isTaken[i] = false;
        chosen.pop();
      }
    };
    for (let size = min; size <= max; size++) extend(0, size);
  }

  check(env: ChoiceEnv, answer: unknown): Json | Objection {
    if (!Array.isArray(answer)) return new Objection('must be a list');
    const from = readOptions(this.from, env, this);
    const taken = new Set<number>();
    for (const [i, item] of answer.entries()) {
      const at = from.findIndex((option, k) => !taken.has(k) && isSame(option, item));
      if (at < 0) {
        if (from.some((option) => isSame(option, item))) return new Objection('is there twice', `[${i}]`);
        const verdict = this.options.has?.(env.context as FnContext<T>, item, env.args, env.data) ?? false;
        return objectionTo(verdict, 'is not among the options', `[${i}]`);
      }
      taken.add(at);
    }
    const chosen = from.filter((_, k) => taken.has(k));
    const verdict = this.#verdict(env, chosen);
    const { min, max } = this.#range(env, from.length);
    if (taken.size < min || taken.size > max) {
      return objectionTo(
        verdict,
        min === max ? `must be exactly ${min}` : `must be from ${min} to ${max} of the options`,
      );
    }
    return verdict === true ? chosen : objectionTo(verdict, 'do not fit together');
  }

  override count(env: ChoiceEnv): number | undefined {
    if (this.options.valid !== undefined) return undefined;
    const from = readOptions(this.from, env, this);
    if (!areDistinct(from)) return undefined;
    const size = from.length;
    const { min, max } = this.#range(env, size);
    let count = 0;
    for (let k = min; k <= max; k++) count += binomial(size, k);
    return count;
  }

  override at(env: ChoiceEnv, index: number): Json {
    const from = readOptions(this.from, env, this);
    const { min, max } = this.#range(env, from.length);
    let left = index;
    for (let k = min; k <= max; k++) {
      const size = binomial(from.length, k);
      if (left < size) return combinationAt(from.length, k, left).map((i) => from[i]);
      left -= size;
    }
    throw new RangeError(`there is no set number ${index}`);
  }

  describe(env: ChoiceEnv): ChoiceDescription {
    const from = readOptions(this.from, env, this);
    return { kind: this.kind, prompt: this.options.prompt, from, ...this.#range(env, from.length) };
  }
}

/** For each option the place of the one before that is equal to it, or -1. */
function likeBefore(options: readonly Json[]): number[] {
  const kinds = new Kinds();
  const last: number[] = [];
  return options.map((option, i) => {
    const kind = kinds.of(option);
    const before = last[kind] ?? -1;
    last[kind] = i;
    return before;
  });
}

/**
 * Some of the options, each at most once.
 *
 * ```ts
 * choices: { cards: someOf(({ player }) => player.hand, { min: 1, max: 2 }) }
 * ```
 */
export const someOf = <T extends Shape>(from: Options<T>, options?: SomeOfOptions<T>): Choice<T> =>
  new SomeOf(from, options);
