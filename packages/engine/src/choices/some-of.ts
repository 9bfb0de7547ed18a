import type { Args } from '../definition/args.ts';
import type { Answering, ChoiceEnv, ChoiceOptions, Options, Verdict } from '../definition/choice.ts';
import { answersOf, isSame, meantBy, Objection, objectionTo, readAnswers } from '../definition/choice.ts';
import type { FnContext } from '../definition/context.ts';
import type { SomeOfDescription } from '../definition/description.ts';
import type { Shape } from '../definition/shape.ts';
import { noBounds } from '../world/given.ts';
import type { Json } from '../world/json.ts';
import { binomial, combinationAt } from './counting.ts';
import { areDistinct, Kinds } from './kinds.ts';
import { ListChoice } from './list-choice.ts';

export interface SomeOfOptions<T extends Shape> extends ChoiceOptions<T> {
  /** How few and how many; everything from none to all if left out. */
  readonly min?: Bound<T>;
  readonly max?: Bound<T>;
  /** Which sets are allowed. Sets are then listed one by one. It may also be asked about one that is too small or large. */
  readonly valid?: (context: FnContext<T>, chosen: readonly Json[], args: Args, data: never) => Verdict;
  /** Why an item is not among the options; it must agree with them. */
  readonly has?: (context: FnContext<T>, item: Json, args: Args, data: never) => Verdict;
  /** What is said of an item that names no card at all, so that `has` is not asked. */
  readonly noSuch?: string;
}
/** Options together with how few and how many. */
interface BoundedOptions {
  readonly from: Iterable<unknown>;
  readonly min?: number;
  readonly max?: number;
}
const NONE_TAKEN: boolean[] = [];
const UNBOUNDED: BoundedOptions = { from: [] };
type Bound<T extends Shape> = number | ((context: FnContext<T>, args: Args, data: never) => number);

/** A set: its canonical spelling is in the order of the options. */
export class SomeOf<T extends Shape> extends ListChoice<T> {
  readonly kind = 'someOf';
  readonly from: Options<T>;
  declare readonly options: SomeOfOptions<T>;

  constructor(from: Options<T>, options?: SomeOfOptions<T>, of: Answering = 'value') {
    super(of, options);
    this.from = from;
  }

  #bound(bound: Bound<T> | undefined, env: ChoiceEnv, otherwise: number): number {
    if (bound === undefined) return otherwise;
    return typeof bound === 'number' ? bound : bound(env.context as FnContext<T>, env.args, env.data);
  }

  /** What there is to choose from, and how few and how many. */
  #given(env: ChoiceEnv): { readonly from: Json[]; readonly min: number; readonly max: number } {
    const given: unknown = this.from(env.context as FnContext<T>, env.args, env.data);
    const isBounded = typeof given === 'object' && given !== null && !(Symbol.iterator in given);
    const bounds = isBounded ? (given as BoundedOptions) : UNBOUNDED;
    const from = answersOf(isBounded ? bounds.from : (given as Iterable<unknown>), this, true);
    const min = bounds.min ?? this.#bound(this.options.min, env, 0);
    const max = bounds.max ?? this.#bound(this.options.max, env, from.length);
    if (Number.isNaN(min - max)) noBounds({ min, max }, this);
    return { from, min: Math.max(0, min), max: Math.min(from.length, max) };
  }

  /** `meant` is what the chosen answers stand for. */
  #verdict(env: ChoiceEnv, meant: readonly unknown[]): Verdict {
    const { valid } = this.options;
    return valid === undefined || valid(env.context as FnContext<T>, meant as readonly Json[], env.args, env.data);
  }

  list(env: ChoiceEnv, out: Json[]): void {
    const { from, min, max } = this.#given(env);
    // read once, not for every set
    const meant = this.options.valid === undefined ? from : readAnswers(env.handles, this.of, from);
    const chosen: Json[] = [];
    const chosenMeant: unknown[] = meant === from ? chosen : [];
    // equal options make equal sets: of some that are alike the first ones are taken
    const before = areDistinct(from) ? null : likeBefore(from);
    const isTaken = before === null ? NONE_TAKEN : from.map(() => false);
    const extend = (start: number, left: number): void => {
      if (left === 0) {
        if (this.#verdict(env, chosenMeant) === true) out.push(chosen.slice());
        return;
      }
      for (let i = start; i <= from.length - left; i++) {
        if (before !== null && before[i] >= 0 && !isTaken[before[i]]) continue;
        chosen.push(from[i]);
        if (meant !== from) chosenMeant.push(meant[i]);
        if (before !== null) isTaken[i] = true;
        extend(i + 1, left - 1);
        if (before !== null) isTaken[i] = false;
        chosen.pop();
        if (meant !== from) chosenMeant.pop();
      }
    };
    for (let size = min; size <= max; size++) extend(0, size);
  }

  check(env: ChoiceEnv, answer: unknown): Json | Objection {
    if (!Array.isArray(answer)) return new Objection('must be a list');
    const { from, min, max } = this.#given(env);
    const taken = new Set<number>();
    for (const [i, item] of answer.entries()) {
      const at = from.findIndex((option, k) => !taken.has(k) && isSame(option, item));
      if (at < 0) {
        if (from.some((option) => isSame(option, item))) return new Objection('is there twice', `[${i}]`);
        const meant = meantBy(env.handles, this.of, item);
        const { has, noSuch = false } = this.options;
        const verdict =
          meant === undefined
            ? noSuch
            : (has?.(env.context as FnContext<T>, meant as Json, env.args, env.data) ?? false);
        return objectionTo(verdict, 'is not among the options', `[${i}]`);
      }
      taken.add(at);
    }
    const chosen = from.filter((_, k) => taken.has(k));
    const verdict = this.#verdict(env, readAnswers(env.handles, this.of, chosen));
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
    const { from, min, max } = this.#given(env);
    if (!areDistinct(from)) return undefined;
    const size = from.length;
    let count = 0;
    for (let k = min; k <= max; k++) count += binomial(size, k);
    return count;
  }

  override at(env: ChoiceEnv, index: number): Json {
    const { from, min, max } = this.#given(env);
    let left = index;
    for (let k = min; k <= max; k++) {
      const size = binomial(from.length, k);
      if (left < size) return combinationAt(from.length, k, left).map((i) => from[i]);
      left -= size;
    }
    throw new RangeError(`there is no set number ${index}`);
  }

  describe(env: ChoiceEnv, name: string): SomeOfDescription {
    const { from, min, max } = this.#given(env);
    const { prompt, valid } = this.options;
    const checked = valid === undefined ? undefined : true;
    return { name, kind: this.kind, prompt, of: this.naming, checked, from, min, max };
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
