import { mustBeOptions } from '../world/given.ts';
import { CardHandle, type HandleSource, PlayerHandle } from '../world/handles.ts';
import { At } from '../world/header.ts';
import { canonicalJson, type Json } from '../world/json.ts';
import type { Args } from './args.ts';
import type { FnContext } from './context.ts';
import type { ChoiceDescription, Naming } from './description.ts';
import type { Card, Player } from './handles.ts';
import type { Place } from './node.ts';
import type { Shape } from './shape.ts';

/**
 * A choice: one question inside a move or decision, written once. From it come legality (`check`, without listing), the
 * list of legal actions (`list`, or `count` and `at` where a list would be huge), prompts (`describe`) and the one
 * canonical spelling of an answer.
 */
export abstract class Choice<T extends Shape = Shape> {
  /** For the type system: which game's context its functions take. */
  declare readonly game?: (context: FnContext<T>) => void;
  abstract readonly kind: string;
  readonly options: ChoiceOptions<T>;
  /** Where it was first found in a definition, for messages. */
  place = '';
  /** What an answer stands for when rules read it. */
  readonly of: Answering = 'value';
  /** Whether its numbers stand for cards: learnt when it lists its options. */
  ofCards = false;

  constructor(options: ChoiceOptions<T> = {}) {
    this.options = options;
  }

  /** Whether it is asked at all, given the answers before it. */
  isAsked(env: ChoiceEnv): boolean {
    return this.options.if === undefined || this.options.if(env.context as FnContext<T>, env.args, env.data) === true;
  }

  /** What is said to an answer where it is not asked. */
  notAsked(env: ChoiceEnv): Objection {
    const verdict = this.options.if?.(env.context as FnContext<T>, env.args, env.data) ?? false;
    return objectionTo(verdict, 'is not asked here');
  }

  /** Adds every canonical answer to `out`. */
  abstract list(env: ChoiceEnv, out: Json[]): void;
  /** The canonical form of a good answer, or an `Objection`. */
  abstract check(env: ChoiceEnv, answer: unknown): Json | Objection;
  /** What somebody without rules is told: enough to draw the choice and to answer it. */
  abstract describe(env: ChoiceEnv, name: string): ChoiceDescription;

  /** What its answers name, for descriptions. For options that say it themselves it is known once they were read. */
  protected get naming(): Naming {
    if (this.of === 'cardOrName') return 'card';
    if (this.of !== 'value') return this.of;
    if (this.kind === 'player') return 'player';
    return this.ofCards ? 'card' : 'value';
  }

  /** The answer as rules read it: cards and players as handles. */
  read(_handles: HandleSource, answer: Json): unknown {
    return answer;
  }

  /** What `list` adds, as a list that nobody changes, where the kind has one at hand: it need not be copied then. */
  ready(_env: ChoiceEnv): readonly Json[] | undefined {
    return undefined;
  }

  /** How many answers there are, where that is known without listing them. */
  count(_env: ChoiceEnv): number | undefined {
    return undefined;
  }

  /** The answer of this number, below `count`. */
  at(_env: ChoiceEnv, _index: number): Json {
    throw new Error(`${this.kind} cannot be counted`);
  }
}

export interface ChoiceOptions<T extends Shape> {
  /** Ask only if this holds, given the earlier answers. */
  readonly if?: (context: FnContext<T>, args: Args, data: never) => Verdict;
  /** The answer that is meant where none is given; it may also be given where nothing is asked. */
  readonly leftOut?: Json;
  /** The question, for people. */
  readonly prompt?: string;
}

/** What a choice is asked with: who asks (the context's `player`), the answers so far, and a decision's data. */
export interface ChoiceEnv {
  readonly context: unknown;
  readonly handles: HandleSource;
  readonly args: Args;
  readonly data: never;
}

/** Why an answer is refused. */
export class Objection {
  readonly message: string;
  /** Further down in the answer: `[2]`, `.north`. */
  readonly path: string;
  constructor(message: string, path = '') {
    this.message = message;
    this.path = path;
  }
}

/** Whether something will do; a string is the reason why not, to go on after the choice's name: `is satiated`. */
export type Verdict = boolean | string;

/** The author's reason, or what is usually said. */
export const objectionTo = (verdict: Verdict, otherwise: string, path = ''): Objection =>
  new Objection(typeof verdict === 'string' ? verdict : otherwise, path);

/** What options may be: cards and players stand for their ids. */
export type Option<T extends Shape> = Card<T> | Player<T> | Json;

export function answerOf(option: unknown): Json {
  if (typeof option === 'number' || typeof option === 'string') return option;
  if (option instanceof CardHandle || option instanceof PlayerHandle) return option.id;
  return option as Json;
}

/**
 * Rules read an answer as a card's or a player's handle, as whichever of the two it names (`target`), as a card or a
 * text (`cardOrName`), or as it is.
 */
export type Answering = 'value' | 'card' | 'player' | 'target' | 'cardOrName';

/** The handle an answer names; undefined if it names none. */
function handleNamed(handles: HandleSource, of: Answering, answer: unknown): CardHandle | PlayerHandle | undefined {
  if (typeof answer === 'number') {
    const isCard = of !== 'player' && Number.isInteger(answer) && answer >= 1 && answer <= handles.world.mem[At.cards];
    return isCard ? handles.cardHandle(answer) : undefined;
  }
  if (of === 'card' || of === 'cardOrName' || typeof answer !== 'string') return undefined;
  const seat = handles.playerIds.indexOf(answer);
  return seat < 0 ? undefined : handles.playerHandle(seat);
}

/** What an answer from outside stands for, to be asked about; undefined if it can stand for nothing. */
export const meantBy = (handles: HandleSource, of: Answering, answer: unknown): unknown =>
  of === 'value' || (of === 'cardOrName' && typeof answer === 'string') ? answer : handleNamed(handles, of, answer);

/** A good answer as rules read it. */
export const readAnswer = (handles: HandleSource, of: Answering, answer: Json): unknown =>
  of === 'value' || answer === null || (of === 'cardOrName' && typeof answer === 'string')
    ? answer
    : of === 'card'
      ? handles.cardHandle(answer as number)
      : handleNamed(handles, of, answer);

export const readAnswers = (handles: HandleSource, of: Answering, answers: readonly Json[]): readonly unknown[] =>
  of === 'value' ? answers : answers.map((answer) => readAnswer(handles, of, answer));

/** Whether two answers are the same; scalars quickly. */
export function isSame(a: Json, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return false;
  try {
    return canonicalJson(a) === canonicalJson(b);
  } catch {
    return false;
  }
}

/** A function of the author's that gives options. */
export type Options<T extends Shape> = (context: FnContext<T>, args: Args, data: never) => Iterable<Option<T>>;

export const readOptions = <T extends Shape>(options: Options<T>, env: ChoiceEnv, choice: Choice<T>): Json[] =>
  answersOf(options(env.context as FnContext<T>, env.args, env.data), choice, true);

export function answersOf<T extends Shape>(options: Iterable<unknown>, choice: Choice<T>, learns = false): Json[] {
  mustBeOptions(options, choice);
  const out: Json[] = [];
  for (const option of options) {
    const answer = answerOf(option);
    if (learns && answer !== option && typeof answer === 'number') choice.ofCards = true;
    out.push(answer);
  }
  return out;
}

export type NamedChoice = readonly [name: string, choice: Choice];

/** What is asked, of a move or a decision: the choices in order, and where they stand. */
export interface Question extends Place {
  readonly choices: readonly NamedChoice[];
  readonly choosing: Place;
}
