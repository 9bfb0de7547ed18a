import type { NamedChoice, Question } from '../definition/choice.ts';
import { type Choice, type ChoiceEnv, isSame, Objection } from '../definition/choice.ts';
import { failure, type Refusal } from '../runtime/errors.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { deepFreeze, type Json } from '../world/json.ts';
import { brief, cut } from '../world/quote.ts';

/**
 * The answers to a list of choices: checked one after the other, or listed. The same walk serves moves and decisions.
 */
export class Env implements ChoiceEnv {
  readonly context: unknown;
  readonly handles: Runtime;
  /** The answers so far, as rules read them. */
  readonly args: Record<string, Json>;
  data: never;
  constructor(runtime: Runtime, choices: readonly NamedChoice[], data: unknown) {
    this.context = runtime.context;
    this.handles = runtime;
    this.data = data as never;
    this.args = { ...blankArgs(choices) };
  }
}

const blanks = new WeakMap<readonly NamedChoice[], Readonly<Record<string, Json>>>();

/** Every name in place from the start: one shape for all answers, and copying it is quick. */
function blankArgs(choices: readonly NamedChoice[]): Readonly<Record<string, Json>> {
  let blank = blanks.get(choices);
  if (blank === undefined) {
    const named: Record<string, Json | undefined> = {};
    for (const [name] of choices) named[name] = undefined;
    blank = named as Readonly<Record<string, Json>>;
    blanks.set(choices, blank);
  }
  return blank;
}

/** The canonical arguments, or what is wrong with them. */
export function checkAnswers(
  runtime: Runtime,
  question: Question,
  given: Readonly<Record<string, unknown>>,
  data: unknown,
): Readonly<Record<string, Json>> | Refusal {
  const { choices } = question;
  if (choices.length === 0) {
    for (const name in given) if (given[name] !== undefined) return illegal(name, 'is not asked here');
    return NO_ANSWERS;
  }
  const { world } = runtime;
  const mark = world.length;
  runtime.asking(question.choosing);
  const checked = checkEach(choices, new Env(runtime, choices, data), given);
  if (world.length !== mark) runtime.wrote();
  return checked;
}

function checkEach(
  choices: readonly NamedChoice[],
  env: Env,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, Json>> | Refusal {
  const canonical: Record<string, Json> = {};
  let answered = 0;
  for (let i = 0; i < choices.length; i++) {
    const name = choices[i][0];
    const choice = choices[i][1];
    const { leftOut } = choice.options;
    if (!choice.isAsked(env)) {
      if (given[name] !== undefined && (leftOut === undefined || !isSame(leftOut, given[name])))
        return illegal(name, choice.notAsked(env).message);
      continue;
    }
    const said = given[name] === undefined ? leftOut : given[name];
    if (said === undefined) return illegal(name, 'is missing');
    const answer = choice.check(env, said);
    if (answer instanceof Objection) return illegal(`${name}${answer.path}`, answer.message);
    env.args[name] = choice.read(env.handles, answer) as Json;
    canonical[name] = answer;
    if (given[name] !== undefined) answered++;
  }
  const names = Object.keys(given);
  if (names.length === answered) return canonical;
  for (const name of names) {
    if (given[name] !== undefined && !choices.some(([known]) => known === name))
      return illegal(name, 'is not asked here');
  }
  return canonical;
}

const NO_ANSWERS: Readonly<Record<string, Json>> = Object.freeze({});

/** Names and places in an answer come from whoever sent it, and so may a reason that quotes them. */
export function illegal(path: string, message: string): Refusal {
  const place = cut(path);
  return failure('illegal-choice', `The choice "${place}" ${brief(message)}.`, `args.${place}`);
}

/** Lists longer than this are counted and indexed where the kind can do that. */
const LONG = 64;

/** More than so many are quicker taken as a list than one by one. */
const FEW = 3;

/** Answers by the place of their choice; undefined for those that are not asked. */
export type Places = readonly (Json | undefined)[];

/**
 * Receives complete answers: one at a time, a list that the last choice has at hand, or a whole block that only
 * `choice.at` can spell out.
 */
export interface AnswerSink {
  one(answers: Places): void;
  ready(answers: Places, list: readonly Json[]): void;
  block(answers: Places, last: NamedChoice, env: ChoiceEnv, count: number): void;
}

/** What a walk needs, to be used again for the same question of the same match. */
export class Walk {
  readonly runtime: Runtime;
  readonly question: Question;
  readonly env: Env;
  readonly answers: (Json | undefined)[] = [];
  /** A walk that is under way, or that an author's function broke off, is not used again. */
  isFree = true;

  constructor(runtime: Runtime, question: Question) {
    this.runtime = runtime;
    this.question = question;
    this.env = new Env(runtime, question.choices, null);
    for (let i = 0; i < question.choices.length; i++) this.answers.push(undefined);
  }
}

/** Walks all complete answers in a fixed order. `answers` is reused: a sink copies what it keeps. */
export function walkAnswers(walking: Walk, data: unknown, sink: AnswerSink): void {
  const { env, answers, question, runtime } = walking;
  walking.isFree = false;
  env.data = data as never;
  runtime.asking(question.choosing);
  walk(question.choices, 0, env, answers, sink);
  walking.isFree = true;
}

function walk(
  choices: readonly NamedChoice[],
  i: number,
  env: Env,
  answers: (Json | undefined)[],
  sink: AnswerSink,
): void {
  if (i === choices.length) {
    sink.one(answers);
    return;
  }
  // by index: taking a pair apart costs an iterator
  const name = choices[i][0];
  const choice = choices[i][1];
  if (!choice.isAsked(env)) {
    walk(choices, i + 1, env, answers, sink);
    return;
  }
  const ready = choice.ready(env);
  if (i < choices.length - 1) {
    const listed = ready ?? listOf(choice, env);
    for (let k = 0; k < listed.length; k++) {
      env.args[name] = choice.read(env.handles, listed[k]) as Json;
      answers[i] = listed[k];
      walk(choices, i + 1, env, answers, sink);
    }
    env.args[name] = undefined as never;
  } else {
    if (ready !== undefined) {
      if (ready.length > 0) sink.ready(answers, ready);
      return;
    }
    const count = choice.count(env);
    if (count !== undefined && count > LONG) {
      sink.block(answers, choices[i], env, count);
      return;
    }
    const listed = listOf(choice, env);
    if (listed.length > FEW) {
      sink.ready(answers, listed);
      return;
    }
    // nobody asks further, so nobody needs this answer by its name
    for (let k = 0; k < listed.length; k++) {
      answers[i] = listed[k];
      sink.one(answers);
    }
  }
  answers[i] = undefined;
}

function listOf(choice: Choice, env: Env): readonly Json[] {
  const listed: Json[] = [];
  choice.list(env, listed);
  return listed;
}

/** Whether there is an answer at all; asked of everybody before they are asked. */
export function hasAnswer(runtime: Runtime, { choices }: Question, data: unknown): boolean {
  return goesOn(choices, 0, new Env(runtime, choices, data));
}

function goesOn(choices: readonly NamedChoice[], i: number, env: Env): boolean {
  if (i === choices.length) return true;
  const name = choices[i][0];
  const choice = choices[i][1];
  if (!choice.isAsked(env)) return goesOn(choices, i + 1, env);
  const count = choice.count(env);
  if (i === choices.length - 1) return count === undefined ? listOf(choice, env).length > 0 : count > 0;
  const listed = count !== undefined && count > LONG ? null : listOf(choice, env);
  for (let k = 0; k < (listed === null ? (count as number) : listed.length); k++) {
    const answer = listed === null ? choice.at(env, k) : listed[k];
    env.args[name] = choice.read(env.handles, answer) as Json;
    if (goesOn(choices, i + 1, env)) return true;
  }
  env.args[name] = undefined as never;
  return false;
}

/** Complete answers one by one, as whoever takes the next one; long blocks are spelled out as they are reached. */
export function* eachAnswer(
  runtime: Runtime,
  question: Question,
  data: unknown,
): Generator<Readonly<Record<string, Json>>> {
  const env = new Env(runtime, question.choices, data);
  yield* each(question.choices, 0, env, {});
}

function* each(
  choices: readonly NamedChoice[],
  i: number,
  env: Env,
  answers: Record<string, Json>,
): Generator<Readonly<Record<string, Json>>> {
  if (i === choices.length) {
    yield copyArgs(answers);
    return;
  }
  const [name, choice] = choices[i];
  if (!choice.isAsked(env)) {
    yield* each(choices, i + 1, env, answers);
    return;
  }
  for (const answer of answersTo(choice, env)) {
    answers[name] = answer;
    env.args[name] = choice.read(env.handles, answer) as Json;
    yield* each(choices, i + 1, env, answers);
  }
  answers[name] = undefined as never;
  env.args[name] = undefined as never;
}

function* answersTo(choice: Choice, env: Env): Generator<Json> {
  const count = choice.count(env);
  if (count === undefined || count <= LONG) {
    yield* listOf(choice, env);
    return;
  }
  for (let k = 0; k < count; k++) yield choice.at(env, k);
}

/** The answers as rules read them, in an object of their own; what was not asked is undefined. */
export function readArgs(
  runtime: Runtime,
  { choices }: Question,
  answers: Readonly<Record<string, Json>>,
): Record<string, Json> {
  const args: Record<string, Json> = {};
  for (let i = 0; i < choices.length; i++) {
    const name = choices[i][0];
    const answer = answers[name];
    args[name] = answer === undefined ? answer : (choices[i][1].read(runtime, answer) as Json);
  }
  return args;
}

/** What history keeps of the answers: a copy that nothing a rule does to its own can reach. */
export function keptArgs(args: Readonly<Record<string, Json>>): Record<string, Json> {
  const copy: Record<string, Json> = {};
  for (const name in args) copy[name] = typeof args[name] === 'object' ? deepFreeze(args[name]) : args[name];
  return copy;
}

/** The same answers where no rule gets the object itself: only what lies in it could be changed. */
export function frozenArgs(args: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> {
  for (const name in args) if (typeof args[name] === 'object') deepFreeze(args[name]);
  return args;
}

/** Without the names that were not asked. */
export function copyArgs(args: Readonly<Record<string, Json>>): Record<string, Json> {
  const copy: Record<string, Json> = {};
  for (const name in args) if (args[name] !== undefined) copy[name] = args[name];
  return copy;
}
