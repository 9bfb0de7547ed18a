import type { Args } from '../definition/args.ts';
import {
  Choice,
  type ChoiceEnv,
  type ChoiceOptions,
  Objection,
  objectionTo,
  type Verdict,
} from '../definition/choice.ts';
import type { FnContext } from '../definition/context.ts';
import type { Demand, PoolDescription } from '../definition/description.ts';
import type { Shape } from '../definition/shape.ts';
import { mustBeObject } from '../world/given.ts';
import type { Json } from '../world/json.ts';

/** How many of each kind: `{ pyro: 2, omni: 1 }`. */
export type Purse = Readonly<Record<string, number>>;

export interface PaymentOptions<T extends Shape> extends ChoiceOptions<T> {
  /** What there is to pay with. */
  readonly pool: (context: FnContext<T>, args: Args, data: never) => Purse;
  /** How many pieces are spent in all; if left out, any number. */
  readonly size?: (context: FnContext<T>, args: Args, data: never) => number;
  /** Whether these pieces pay the cost, exactly; if left out, any of that number do. */
  readonly pays?: (context: FnContext<T>, spent: Purse, args: Args, data: never) => Verdict;
  /** What `pays` demands, as data for a client without rules. It must agree with `pays`. */
  readonly demands?: (context: FnContext<T>, args: Args, data: never) => readonly Demand[];
  /**
   * Every payment, where the author can say them quicker than they are found by trying: a list, or anything that can be
   * counted and indexed. It must agree with `pays`.
   */
  readonly list?: (context: FnContext<T>, args: Args, data: never) => Purses;
}

/** Payments by number. */
export interface Purses {
  readonly length: number;
  at(index: number): Purse | undefined;
}

/**
 * Pieces of one kind are alike, so a payment is a count per kind. It may also be spelled as a list of kinds; both mean
 * the same action, and only the count is listed.
 */
export class Payment<T extends Shape> extends Choice<T> {
  readonly kind = 'payment';
  declare readonly options: PaymentOptions<T>;

  #pays(env: ChoiceEnv, spent: Purse): Verdict {
    const { pays } = this.options;
    return pays === undefined || pays(env.context as FnContext<T>, spent, env.args, env.data);
  }

  #given(env: ChoiceEnv): Purses | undefined {
    return this.options.list?.(env.context as FnContext<T>, env.args, env.data);
  }

  #purse(env: ChoiceEnv): Purse {
    const pool = this.options.pool(env.context as FnContext<T>, env.args, env.data);
    mustBeObject(pool, this, 'how many of each kind there are');
    return pool;
  }

  #pool(env: ChoiceEnv): [kind: string, count: number][] {
    return Object.entries(this.#purse(env)).filter(([, n]) => n > 0);
  }

  #size(env: ChoiceEnv): number | undefined {
    return this.options.size?.(env.context as FnContext<T>, env.args, env.data);
  }

  override ready(env: ChoiceEnv): readonly Json[] | undefined {
    const given = this.#given(env);
    return Array.isArray(given) ? (given as readonly Purse[]) : undefined;
  }

  override count(env: ChoiceEnv): number | undefined {
    return this.#given(env)?.length;
  }

  override at(env: ChoiceEnv, index: number): Json {
    return this.#given(env)?.at(index) ?? super.at(env, index);
  }

  list(env: ChoiceEnv, out: Json[]): void {
    const given = this.#given(env);
    if (given !== undefined) {
      for (let i = 0; i < given.length; i++) out.push(given.at(i) as Purse);
      return;
    }
    const pool = this.#pool(env);
    const size = this.#size(env);
    const spend = (i: number, left: number, spent: Record<string, number>): void => {
      if (i === pool.length) {
        if ((size === undefined || left === 0) && this.#pays(env, spent) === true) out.push(spent);
        return;
      }
      const [kind, count] = pool[i];
      for (let n = 0; n <= Math.min(count, left); n++)
        spend(i + 1, left - n, n === 0 ? spent : { ...spent, [kind]: n });
    };
    spend(0, size ?? Number.POSITIVE_INFINITY, {});
  }

  check(env: ChoiceEnv, answer: unknown): Json | Objection {
    const given = Array.isArray(answer) ? tally(answer) : answer;
    if (typeof given !== 'object' || given === null) return new Objection('must say how many of each kind are spent');
    const pool = this.#pool(env);
    const spent: Record<string, number> = {};
    for (const [kind, have] of pool) {
      const n = Object.hasOwn(given, kind) ? (given as Record<string, unknown>)[kind] : 0;
      if (!Number.isInteger(n) || (n as number) < 0) return new Objection('must be a whole number', `.${kind}`);
      if ((n as number) > have) return new Objection(`is more than the ${have} there are`, `.${kind}`);
      if ((n as number) > 0) spent[kind] = n as number;
    }
    for (const kind of Object.keys(given)) {
      if (!pool.some(([name]) => name === kind) && (given as Record<string, unknown>)[kind] !== 0) {
        return new Objection('is not there to pay with', `.${kind}`);
      }
    }
    const size = this.#size(env);
    const total = Object.values(spent).reduce((sum, n) => sum + n, 0);
    if (size !== undefined && total !== size)
      return new Objection(`does not pay the cost: it is ${total}, not ${size}`);
    const verdict = this.#pays(env, spent);
    return verdict === true ? spent : objectionTo(verdict, 'does not pay the cost');
  }

  describe(env: ChoiceEnv, name: string): PoolDescription {
    const { prompt, pays, demands } = this.options;
    return {
      name,
      kind: this.kind,
      prompt,
      of: 'value',
      checked: pays === undefined || demands !== undefined ? undefined : true,
      pool: withoutNone(this.#purse(env)),
      size: this.#size(env),
      demands: demands?.(env.context as FnContext<T>, env.args, env.data),
      usual: pays === undefined ? undefined : this.#given(env)?.at(0),
    };
  }
}

/** The purse without the kinds of which there is nothing; itself if there are none. */
function withoutNone(purse: Purse): Purse {
  for (const kind in purse) {
    if (!(purse[kind] > 0)) return Object.fromEntries(Object.entries(purse).filter(([, n]) => n > 0));
  }
  return purse;
}

/** A list of kinds as counts; undefined if something in it is no kind at all. */
function tally(kinds: readonly unknown[]): Readonly<Record<string, number>> | undefined {
  const counts = new Map<string, number>();
  for (const kind of kinds) {
    if (typeof kind !== 'string') return undefined;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}
