import type { Args } from '../definition/args.ts';
import type { Answering, ChoiceEnv, ChoiceOptions, Option, Options, Verdict } from '../definition/choice.ts';
import { answerOf, Choice, isSame, Objection, objectionTo, readAnswer, readOptions } from '../definition/choice.ts';
import type { FnContext } from '../definition/context.ts';
import type { AssignmentDescription } from '../definition/description.ts';
import type { Shape } from '../definition/shape.ts';
import { mustBeOptions } from '../world/given.ts';
import type { HandleSource } from '../world/handles.ts';
import { type Json, setOwn } from '../world/json.ts';
import { Kinds } from './kinds.ts';
import { NeedingCount } from './needing.ts';

export interface AssignmentOptions<T extends Shape> extends ChoiceOptions<T> {
  /** Items may be left out. */
  readonly optional?: boolean;
  /** How many items this target needs if it gets any; 1 if left out. Such assignments can still be counted. */
  readonly needs?: (context: FnContext<T>, target: Json, args: Args, data: never) => number;
  /** What is said where a target gets fewer, to go on after the choice's name. */
  readonly tooFew?: string;
  /** Which assignments are allowed as a whole. They are then listed one by one. */
  readonly valid?: (
    context: FnContext<T>,
    assigned: Readonly<Record<string, Json>>,
    args: Args,
    data: never,
  ) => Verdict;
}
export type Targets<T extends Shape> = (
  context: FnContext<T>,
  item: Json,
  args: Args,
  data: never,
) => Iterable<Option<T>>;

const LEFT_OUT = Symbol('left out');

/** Each item gets a target. The answer is an object by item; the canonical spelling has the items' order. */
export class Assignment<T extends Shape> extends Choice<T> {
  readonly kind = 'assignment';
  override readonly of: Answering;
  readonly items: Options<T>;
  readonly targets: Targets<T>;
  declare readonly options: AssignmentOptions<T>;

  constructor(items: Options<T>, targets: Targets<T>, options?: AssignmentOptions<T>, of: Answering = 'value') {
    super(options);
    this.of = of;
    this.items = items;
    this.targets = targets;
  }

  override read(handles: HandleSource, answer: Json): unknown {
    if (this.of === 'value') return answer;
    const assigned = new Map<unknown, unknown>();
    for (const [item, target] of Object.entries(answer as Readonly<Record<string, Json>>)) {
      assigned.set(handles.cardHandle(Number(item)), readAnswer(handles, this.of, target));
    }
    return assigned;
  }

  #item(env: ChoiceEnv, item: Json): Json {
    return this.of === 'value' ? item : (readAnswer(env.handles, 'card', item) as Json);
  }

  #needs(env: ChoiceEnv, target: Json): number {
    const meant = readAnswer(env.handles, this.of, target) as Json;
    return this.options.needs?.(env.context as FnContext<T>, meant, env.args, env.data) ?? 1;
  }

  #targets(env: ChoiceEnv, item: Json): (Json | typeof LEFT_OUT)[] {
    const out: (Json | typeof LEFT_OUT)[] = this.options.optional === true ? [LEFT_OUT] : [];
    const kinds = new Kinds();
    const meant = this.#item(env, item);
    const targets = this.targets(env.context as FnContext<T>, meant, env.args, env.data);
    mustBeOptions(targets, this);
    for (const option of targets) {
      const target = answerOf(option);
      // equal targets are one
      if (kinds.isNew(target)) out.push(target);
    }
    return out;
  }

  /** The items that get a target, each once. */
  #items(env: ChoiceEnv): Json[] {
    const seen = new Set<string>();
    return readOptions(this.items, env, this).filter((item) => !seen.has(String(item)) && seen.add(String(item)));
  }

  /** The target that has too few items, and how many it needs. */
  #lacking(env: ChoiceEnv, assigned: Readonly<Record<string, Json>>): number {
    if (this.options.needs === undefined) return 0;
    const targets = Object.values(assigned);
    for (const target of targets) {
      const needed = this.#needs(env, target);
      if (needed > 1 && targets.filter((other) => isSame(other, target)).length < needed) return needed;
    }
    return 0;
  }

  /** All targets, and the counting of assignments by their places. */
  #counting(env: ChoiceEnv): { readonly all: Json[]; readonly counting: NeedingCount } {
    const all: Json[] = [];
    const kinds = new Kinds();
    const options = this.#items(env).map((item) =>
      this.#targets(env, item).map((target) => {
        if (target === LEFT_OUT) return -1;
        const at = kinds.of(target);
        all[at] = target;
        return at;
      }),
    );
    const needs = all.map((target) => this.#needs(env, target));
    return { all, counting: new NeedingCount(options, needs) };
  }

  #verdict(env: ChoiceEnv, assigned: Readonly<Record<string, Json>>): Verdict {
    const { valid } = this.options;
    if (valid === undefined) return true;
    const meant = this.read(env.handles, assigned) as Readonly<Record<string, Json>>;
    return valid(env.context as FnContext<T>, meant, env.args, env.data);
  }

  list(env: ChoiceEnv, out: Json[]): void {
    const items = this.#items(env);
    const targets = items.map((item) => this.#targets(env, item));
    const assign = (i: number, assigned: Record<string, Json>): void => {
      if (i === items.length) {
        if (this.#lacking(env, assigned) === 0 && this.#verdict(env, assigned) === true) out.push(assigned);
        return;
      }
      for (const target of targets[i]) {
        assign(i + 1, target === LEFT_OUT ? assigned : { ...assigned, [String(items[i])]: target });
      }
    };
    assign(0, {});
  }

  check(env: ChoiceEnv, answer: unknown): Json | Objection {
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
      return new Objection('must be an object that gives each item its target');
    }
    const given = answer as Record<string, unknown>;
    const items = this.#items(env);
    const canonical: Record<string, Json> = {};
    for (const item of items) {
      const key = String(item);
      if (!Object.hasOwn(given, key)) {
        if (this.options.optional === true) continue;
        return new Objection('has no target', `.${key}`);
      }
      const target = this.#targets(env, item).find(
        (candidate) => candidate !== LEFT_OUT && isSame(candidate, given[key]),
      );
      if (target === undefined || target === LEFT_OUT) return new Objection('is no target for this item', `.${key}`);
      setOwn(canonical, key, target);
    }
    for (const key of Object.keys(given)) {
      if (!items.some((item) => String(item) === key)) return new Objection('is not among the items', `.${key}`);
    }
    const lacking = this.#lacking(env, canonical);
    if (lacking > 0)
      return new Objection(this.options.tooFew ?? `needs at least ${lacking} items for one target, or none`);
    const verdict = this.#verdict(env, canonical);
    return verdict === true ? canonical : objectionTo(verdict, 'do not fit together');
  }

  override count(env: ChoiceEnv): number | undefined {
    if (this.options.valid !== undefined) return undefined;
    if (this.options.needs !== undefined) return this.#counting(env).counting.count;
    return this.#items(env).reduce<number>((product, item) => product * this.#targets(env, item).length, 1);
  }

  override at(env: ChoiceEnv, index: number): Json {
    const items = this.#items(env);
    let chosen: (Json | typeof LEFT_OUT)[] = [];
    if (this.options.needs !== undefined) {
      const { all, counting } = this.#counting(env);
      chosen = counting.at(index).map((place) => (place < 0 ? LEFT_OUT : all[place]));
      return this.#assigned(items, chosen);
    }
    let left = index;
    // the last item's target changes first, as in the list
    for (let i = items.length - 1; i >= 0; i--) {
      const targets = this.#targets(env, items[i]);
      chosen[i] = targets[left % targets.length];
      left = Math.floor(left / targets.length);
    }
    return this.#assigned(items, chosen);
  }

  #assigned(items: readonly Json[], chosen: readonly (Json | typeof LEFT_OUT)[]): Json {
    const assigned: Record<string, Json> = {};
    for (const [i, target] of chosen.entries()) if (target !== LEFT_OUT) setOwn(assigned, String(items[i]), target);
    return assigned;
  }

  describe(env: ChoiceEnv, name: string): AssignmentDescription {
    const items = this.#items(env);
    const targets: Record<string, Json[]> = {};
    const needs: Record<string, number> = {};
    for (const item of items) {
      const own = this.#targets(env, item).filter((target) => target !== LEFT_OUT);
      setOwn(targets, String(item), own as Json[]);
      if (this.options.needs === undefined) continue;
      for (const target of own) {
        const needed = this.#needs(env, target);
        if (needed > 1) setOwn(needs, String(target), needed);
      }
    }
    const { prompt, optional, valid } = this.options;
    return {
      name,
      kind: this.kind,
      prompt,
      of: this.naming,
      checked: valid === undefined ? undefined : true,
      items,
      targets,
      optional: optional === true,
      needs: Object.keys(needs).length === 0 ? undefined : needs,
    };
  }
}
