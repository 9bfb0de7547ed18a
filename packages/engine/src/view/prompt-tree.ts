import type { NamedChoice, Question } from '../definition/choice.ts';
import type { ChoiceDescription } from '../definition/description.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Json } from '../world/json.ts';
import { bitOf, NoticedAnswers, UNKNOWN } from './noticed-answers.ts';
import type { PromptChoice } from './prompt.ts';
import { isPossible, sameAsBefore } from './prompt-description.ts';

/** The tree of a prompt while it grows. It is grown level by level, so that a budget cuts what is furthest away. */

/** How many choices are worked out for one prompt. */
const BUDGET = 64;

type Growing = ChoiceDescription & { next?: Next | (Next | number | null)[] };
type Next = Growing | 'ask';

/** A choice in the tree whose answers may lead on. */
interface Bud {
  readonly node: Growing;
  readonly answers: NoticedAnswers;
  readonly values: readonly unknown[];
  readonly place: number;
}

export class PromptTree {
  readonly #runtime: Runtime;
  readonly #noticed = new Map<Question, NoticedAnswers>();
  #buds: Bud[] = [];
  #left = 0;
  /** Something in the tree cannot be answered. */
  #hasDeadEnds = false;

  constructor(runtime: Runtime) {
    this.#runtime = runtime;
  }

  /** What the questions ask first, each with what follows; null for one that asks nothing, undefined if it cannot be answered. */
  grow(asked: readonly Planted[]): (PromptChoice | null | undefined)[] {
    this.#buds = [];
    this.#left = BUDGET;
    this.#hasDeadEnds = false;
    const roots = asked.map((root) => this.#plant(root));
    // grows while it is gone through
    for (let i = 0; i < this.#buds.length; i++) this.#extend(this.#buds[i]);
    // a prompter lives as long as its match, a prompt does not
    this.#buds = [];
    return roots.map((root) => (root === null ? null : this.#finish(root)));
  }

  #plant({ question, data, values = [], place = 0 }: Planted): Growing | null {
    if (question.choices.length === place) return null;
    let answers = this.#noticed.get(question);
    if (answers === undefined) {
      answers = new NoticedAnswers(this.#runtime, question);
      this.#noticed.set(question, answers);
    }
    answers.data = data as never;
    return this.#ask(answers, values, place);
  }

  /** The first choice from this place on that is asked after these answers; null if none is. */
  #ask(answers: NoticedAnswers, values: readonly unknown[], from: number): Growing | null {
    const { choices, choosing } = answers.question;
    this.#runtime.asking(choosing);
    answers.values = values;
    answers.read = 0;
    this.#left--;
    for (let place = from; place < choices.length; place++) {
      const choice = choices[place][1];
      if (!choice.isAsked(answers)) continue;
      const node: Growing = choice.describe(answers, choices[place][0]);
      if (!isPossible(node)) this.#hasDeadEnds = true;
      else if (place < choices.length - 1) this.#buds.push({ node, answers, values, place });
      return node;
    }
    return null;
  }

  #extend({ node, answers, values, place }: Bud): void {
    const choice = answers.question.choices[place];
    if ('options' in node) {
      const next = this.#afterEach(choice, node.options, answers, values, place);
      if (next !== null) node.next = next;
      return;
    }
    const next = this.#askIfKnown(answers, withAnswer(values, place, UNKNOWN), place + 1);
    if (next !== null) node.next = next;
  }

  #afterEach(
    [, choice]: NamedChoice,
    options: readonly Json[],
    answers: NoticedAnswers,
    values: readonly unknown[],
    place: number,
  ): Growing['next'] | null {
    const read = (option: Json): unknown => choice.read(this.#runtime, option);
    const before = this.#buds.length;
    const first = this.#askIfKnown(answers, withAnswer(values, place, read(options[0])), place + 1);
    if (options.length === 1 || first === 'ask') return first;
    // nothing in it depends on this answer, and nothing comes after it
    if ((answers.read & bitOf(place)) === 0 && this.#buds.length === before) return first;
    if (this.#left < options.length - 1) {
      this.#buds.length = before;
      return 'ask';
    }
    const next: (Next | null)[] = [first];
    for (let i = 1; i < options.length; i++) {
      next.push(this.#askIfKnown(answers, withAnswer(values, place, read(options[i])), place + 1));
    }
    return next.every((one) => one === null) ? null : next;
  }

  /** What is asked next; it must be asked for where that depends on an answer nobody knows, and where it is too much. */
  #askIfKnown(answers: NoticedAnswers, values: readonly unknown[], place: number): Next | null {
    if (this.#left < 1) return 'ask';
    try {
      return this.#ask(answers, values, place);
    } catch (thrown) {
      if (thrown !== UNKNOWN) throw thrown;
      return 'ask';
    }
  }

  /** Without what leads nowhere, and saying once what is asked alike; undefined if nothing is left. */
  #finish(node: Growing): PromptChoice | undefined {
    if (this.#hasDeadEnds && !prune(node)) return undefined;
    share(node);
    return node as PromptChoice;
  }
}

/** A question to grow from; `values` are the answers up to `place`, as rules read them. */
export interface Planted {
  readonly question: Question;
  readonly data: unknown;
  readonly values?: readonly unknown[];
  readonly place?: number;
}

function withAnswer(values: readonly unknown[], place: number, answer: unknown): unknown[] {
  const more = values.slice();
  more[place] = answer;
  return more;
}

/** Takes options away that lead to a choice without an answer. Gives whether the choice itself has one. */
function prune(node: Growing): boolean {
  const { next } = node;
  if (!isPossible(node)) return false;
  if (next === undefined || next === 'ask') return true;
  if (!Array.isArray(next)) return prune(next as Growing);
  const { options } = node as { options: readonly Json[] };
  const isOpen = next.map((one) => one === null || typeof one !== 'object' || prune(one));
  if (isOpen.every(Boolean)) return true;
  (node as { options: readonly Json[] }).options = options.filter((_, i) => isOpen[i]);
  node.next = next.filter((_, i) => isOpen[i]);
  if (node.next.every((one) => one === null)) delete node.next;
  return isOpen.some(Boolean);
}

function share(node: Growing): void {
  const { next } = node;
  if (next === undefined || next === 'ask') return;
  if (!Array.isArray(next)) {
    share(next as Growing);
    return;
  }
  for (let i = 0; i < next.length; i++) {
    const one = next[i];
    if (one === null || typeof one !== 'object') continue;
    share(one);
    const same = sameAsBefore(next, i);
    if (same >= 0) next[i] = same;
  }
  if (next.length > 0 && next.every((one, i) => (i === 0 ? typeof one === 'object' && one !== null : one === 0)))
    node.next = next[0] as Growing;
}
