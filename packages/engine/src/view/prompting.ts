import { type Askable, movesOf } from '../actions/enumerate.ts';
import { refusal } from '../actions/perform.ts';
import { illegal } from '../choices/answers.ts';
import { type ChoiceEnv, type NamedChoice, Objection } from '../definition/choice.ts';
import type { RecordedMove } from '../runtime/action.ts';
import { type Failure, failure, Refusal } from '../runtime/errors.ts';
import { ruleError } from '../runtime/rule-error.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Json } from '../world/json.ts';
import type { Asked, Prompt, PromptMove } from './prompt.ts';
import { type Planted, PromptTree } from './prompt-tree.ts';

/** Makes prompts of one match, and goes on where one was cut. */
export class Prompter {
  readonly #runtime: Runtime;
  readonly #tree: PromptTree;

  constructor(runtime: Runtime) {
    this.#runtime = runtime;
    this.#tree = new PromptTree(runtime);
  }

  prompt(seat: number): Prompt {
    const asked = movesOf(this.#runtime, seat);
    if (asked.length === 0) return NOTHING;
    const roots = asPlayer(this.#runtime, seat, () => this.#tree.grow(asked));
    const moves: PromptMove[] = [];
    for (let i = 0; i < asked.length; i++) {
      const asks = roots[i];
      if (asks === null) moves.push({ move: asked[i].name });
      else if (asks !== undefined) moves.push({ move: asked[i].name, asks });
    }
    return { moves };
  }

  /** The next choice of a move that is answered in part. */
  after(seat: number, action: RecordedMove): Asked {
    const runtime = this.#runtime;
    const asked = movesOf(runtime, seat).find(({ name }) => name === action.move);
    if (asked === undefined) return refused(refusal(runtime, action) ?? CLOSED);
    return asPlayer(runtime, seat, () => {
      const begun = beginningOf(runtime, asked, action.args);
      if (begun instanceof Refusal) return refused(begun);
      const [asks] = this.#tree.grow([begun]);
      return asks === undefined ? refused(NO_ANSWER) : { ok: true, asks };
    });
  }
}

const NOTHING: Prompt = Object.freeze({ moves: Object.freeze([]) });
const CLOSED = failure('move-not-available', 'Nobody can do that now.', 'move');
const NO_ANSWER = failure('illegal-choice', 'Nothing can be chosen after these answers.', 'args');

const refused = (error: Failure): Asked => ({ ok: false, error });

/** Asks rules as a player: one that throws is named, and one that changes something is an error. */
export function asPlayer<R>(runtime: Runtime, seat: number, ask: () => R): R {
  const mark = runtime.world.length;
  try {
    const got = runtime.asPlayer(seat, ask);
    if (runtime.world.length !== mark) runtime.wrote();
    return got;
  } catch (thrown) {
    throw ruleError(runtime, thrown);
  }
}

/** A question that is answered in part: the answers as rules read them, and the choice that is asked next. */
export interface Beginning extends Planted {
  readonly env: ChoiceEnv;
  readonly next: NamedChoice | undefined;
}

/** Where to go on after these answers, which are given in the order of the choices; or what is wrong with them. */
export function beginningOf(
  runtime: Runtime,
  { question, data }: Askable,
  given: Readonly<Record<string, Json>>,
): Beginning | Refusal {
  const { choices } = question;
  const values: unknown[] = [];
  const args: Record<string, Json> = {};
  const env: ChoiceEnv = { context: runtime.context, handles: runtime, args, data: data as never };
  const names = new Set(Object.keys(given));
  let place = 0;
  runtime.asking(question.choosing);
  for (; place < choices.length; place++) {
    const [name, choice] = choices[place];
    if (!choice.isAsked(env)) {
      if (given[name] !== undefined) return illegal(name, choice.notAsked(env).message);
      continue;
    }
    if (given[name] === undefined) break;
    const answer = choice.check(env, given[name]);
    if (answer instanceof Objection) return illegal(`${name}${answer.path}`, answer.message);
    values[place] = choice.read(runtime, answer);
    args[name] = values[place] as Json;
    names.delete(name);
  }
  for (const name of names) return illegal(name, 'is not asked yet');
  return { question, data, values, place, env, next: choices[place] };
}
