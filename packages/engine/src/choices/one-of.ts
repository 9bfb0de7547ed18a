import type { Args } from '../definition/args.ts';
import type { Answering, ChoiceEnv, ChoiceOptions, Option, Options, Verdict } from '../definition/choice.ts';
import { answerOf, Choice, isSame, meantBy, Objection, objectionTo, readAnswer } from '../definition/choice.ts';
import type { FnContext } from '../definition/context.ts';
import type { Naming, OneOfDescription } from '../definition/description.ts';
import type { Shape } from '../definition/shape.ts';
import { mustBeOptions } from '../world/given.ts';
import type { HandleSource } from '../world/handles.ts';
import type { Json } from '../world/json.ts';
import { FEW, Kinds } from './kinds.ts';

export interface OneOfOptions<T extends Shape> extends ChoiceOptions<T> {
  /** Whether this is one of the options, where that is quicker to say than to list them. It must agree with the list. */
  readonly has?: (context: FnContext<T>, answer: Json, args: Args, data: never) => Verdict;
  /** What is said of an answer that names no card or player at all, so that `has` is not asked. */
  readonly noSuch?: string;
  /** The option that stands for an answer which is not listed itself, because the two are alike; undefined for none. */
  readonly standIn?: (context: FnContext<T>, answer: Json, args: Args, data: never) => Json | undefined;
  /** The options are a list of different texts or numbers that nobody changes later: it is taken as it is. */
  readonly asIs?: boolean;
  /** The options are names of cards: whichever card of that name is clicked is meant. */
  readonly named?: boolean;
}

export class OneOf<T extends Shape> extends Choice<T> {
  readonly kind: 'oneOf' | 'player';
  override readonly of: Answering;
  readonly from: Options<T>;
  declare readonly options: OneOfOptions<T>;

  constructor(kind: 'oneOf' | 'player', from: Options<T>, options?: OneOfOptions<T>, of: Answering = 'value') {
    super(options);
    this.of = of;
    this.kind = kind;
    this.from = from;
  }

  override read(handles: HandleSource, answer: Json): unknown {
    return readAnswer(handles, this.of, answer);
  }

  protected override get naming(): Naming {
    return this.options.named === true ? 'name' : super.naming;
  }

  override ready(env: ChoiceEnv): readonly Json[] | undefined {
    return this.options.asIs === true ? (this.#options(env) as readonly Json[]) : undefined;
  }

  /** Equal options are one answer. */
  list(env: ChoiceEnv, out: Json[]): void {
    const start = out.length;
    const options = this.#options(env);
    if (options.length > FEW) {
      this.#listMany(options, out);
      return;
    }
    for (let i = 0; i < options.length; i++) {
      const option = options[i];
      if (typeof option === 'string') addText(out, start, option);
      else if (typeof option === 'number') addNumber(out, start, option);
      else {
        const answer = answerOf(option);
        if (typeof answer === 'number') {
          this.ofCards = true;
          addNumber(out, start, answer);
        } else if (!out.some((other, k) => k >= start && isSame(other, answer))) out.push(answer);
      }
    }
  }

  #listMany(options: readonly Option<T>[], out: Json[]): void {
    const kinds = new Kinds();
    for (let i = 0; i < options.length; i++) {
      const answer = answerOf(options[i]);
      if (typeof answer === 'number' && answer !== options[i]) this.ofCards = true;
      if (kinds.isNew(answer)) out.push(answer);
    }
  }

  /** As a list: going through one by its index is much quicker than by an iterator. */
  #options(env: ChoiceEnv): readonly Option<T>[] {
    const given = this.from(env.context as FnContext<T>, env.args, env.data);
    // what comes from a decision's data is frozen, and V8 reads a place slowly for ever once it saw a frozen list there
    if (Array.isArray(given)) return env.data === null ? (given as readonly Option<T>[]) : [...given];
    mustBeOptions(given, this);
    return [...given];
  }

  check(env: ChoiceEnv, answer: unknown): Json | Objection {
    const { has, noSuch } = this.options;
    if (has !== undefined && (answer !== null || this.of === 'value')) {
      const meant = meantBy(env.handles, this.of, answer);
      if (meant === undefined) return new Objection(noSuch ?? 'is not among the options');
      const verdict = has(env.context as FnContext<T>, meant as Json, env.args, env.data);
      return verdict === true ? (answer as Json) : objectionTo(verdict, 'is not among the options');
    }
    const options = this.#options(env);
    for (let i = 0; i < options.length; i++) {
      const candidate = answerOf(options[i]);
      if (candidate === answer || isSame(candidate, answer)) return candidate;
    }
    const other = this.#standIn(env, answer);
    const isThere = other !== undefined && options.some((option) => isSame(answerOf(option), other));
    return isThere ? other : new Objection('is not among the options');
  }

  #standIn(env: ChoiceEnv, answer: unknown): Json | undefined {
    const { standIn } = this.options;
    const meant = standIn === undefined ? undefined : meantBy(env.handles, this.of, answer);
    if (standIn === undefined || meant === undefined) return undefined;
    const other = standIn(env.context as FnContext<T>, meant as Json, env.args, env.data);
    return other === undefined ? undefined : answerOf(other);
  }

  describe(env: ChoiceEnv, name: string): OneOfDescription {
    let options = this.ready(env);
    if (options === undefined) {
      const listed: Json[] = [];
      this.list(env, listed);
      options = listed;
    }
    const { kind, naming: of } = this;
    return { name, kind, prompt: this.options.prompt, of, checked: undefined, options };
  }
}

// One function for texts and one for numbers: V8 compares quickly where it has only ever seen one of the two.

function addText(out: Json[], start: number, text: string): void {
  for (let k = start; k < out.length; k++) if (out[k] === text) return;
  out.push(text);
}

function addNumber(out: Json[], start: number, number: number): void {
  for (let k = start; k < out.length; k++) if (out[k] === number) return;
  out.push(number);
}
