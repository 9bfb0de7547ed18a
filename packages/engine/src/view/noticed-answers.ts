import type { ChoiceEnv, Question } from '../definition/choice.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Json } from '../world/json.ts';

/** Thrown at a rule that reads an answer nobody has given yet. */
export const UNKNOWN = Symbol('not answered yet');

/**
 * The answers to a question as its rules read them, noticing which were read. What was worked out without reading an
 * answer is the same for every other one, and need not be worked out, or sent, again.
 */
export class NoticedAnswers implements ChoiceEnv {
  readonly context: unknown;
  readonly handles: Runtime;
  readonly question: Question;
  readonly args: Readonly<Record<string, Json>>;
  data: never = null as never;
  /** By the place of the choice; `UNKNOWN` where any answer may come. */
  values: readonly unknown[] = [];
  /** By the place of the choice, one bit each. Places from 31 on share a bit: then more counts as read than was. */
  read = 0;

  constructor(runtime: Runtime, question: Question) {
    this.context = runtime.context;
    this.handles = runtime;
    this.question = question;
    const args = {};
    for (const [place, [name]] of question.choices.entries()) {
      Object.defineProperty(args, name, { enumerable: true, get: () => this.#value(place) });
    }
    this.args = args;
  }

  #value(place: number): unknown {
    this.read |= bitOf(place);
    const value = this.values[place];
    if (value === UNKNOWN) throw UNKNOWN;
    return value;
  }
}

export const bitOf = (place: number): number => 1 << Math.min(place, 30);
