import { copyArgs, readArgs } from '../choices/answers.ts';
import type { Question } from '../definition/choice.ts';
import { type ChoiceEnv, Objection } from '../definition/choice.ts';
import { dataOf, pendingDecision } from '../effects/decisions.ts';
import type { RecordedMove } from '../runtime/action.ts';
import { CardloomError } from '../runtime/errors.ts';
import { ruleError } from '../runtime/rule-error.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { copyForeign } from '../world/foreign.ts';
import type { Json } from '../world/json.ts';
import { LIMITS } from '../world/limits.ts';
import { brief, cut, messageOf, quoted } from '../world/quote.ts';
import { movesOf } from './enumerate.ts';

/**
 * What can be chosen next: the options themselves where they can be listed, and what is asked.
 *
 * ```ts
 * const { name, prompt, options }: GivenChoice = match.choosing('ann').choices();
 * console.log(prompt ?? name, options?.length);
 * ```
 */
export interface GivenChoice {
  readonly kind: string;
  readonly prompt?: string;
  /** The name of the choice; `move` for the first one. */
  readonly name: string;
  /** All answers; missing where there are too many to list. */
  readonly options?: readonly Json[];
  /** What its kind needs besides: see `ChoiceDescription`. */
  readonly [key: string]: Json | undefined;
}

const LONG = 1000;

/**
 * Builds an action one choice at a time. Immutable: `choose` gives a new generator and leaves this one usable, so a
 * tree of possibilities can be kept.
 *
 * ```ts
 * let generator = match.choosing('ann');
 * while (!generator.filled()) generator = generator.choose(generator.choices().options?.[0] ?? null);
 * match.act(generator.generateAction());
 * ```
 */
export class ActionGenerator {
  readonly #runtime: Runtime;
  readonly #revision: number;
  readonly player: string;
  readonly #seat: number;
  readonly #move: string | null;
  readonly #args: Readonly<Record<string, Json>>;
  #asked: Question | null = null;

  /** @internal Use `match.choosing(player)`. */
  constructor(runtime: Runtime, seat: number, move: string | null = null, args: Readonly<Record<string, Json>> = {}) {
    this.#runtime = runtime;
    this.#revision = runtime.world.revision;
    this.#seat = seat;
    this.player = runtime.playerIds[seat];
    this.#move = move;
    this.#args = args;
  }

  /** True if an action can be generated. */
  filled(): boolean {
    this.#fresh();
    return this.#move !== null && this.#next() === null;
  }

  /** What must be chosen next. */
  choices(): GivenChoice {
    this.#fresh();
    if (this.#move === null) {
      return {
        name: 'move',
        kind: 'oneOf',
        options: movesOf(this.#runtime, this.#seat).map((askable) => askable.name),
      };
    }
    const next = this.#next();
    if (next === null) throw new CardloomError('nothing-to-choose', 'Everything is chosen: call generateAction().');
    return this.#asking((env) => {
      const [name, choice] = next;
      const count = choice.count(env);
      const described = choice.describe(env, name);
      if (count !== undefined && count > LONG) return described;
      const options: Json[] = [];
      choice.list(env, options);
      return { ...described, options };
    });
  }

  /** The generator with one more choice made. Throws, and changes nothing, if the choice is not among the options. */
  choose(given: Json): ActionGenerator {
    this.#fresh();
    const answer = this.#read(given);
    if (this.#move === null) {
      const found = movesOf(this.#runtime, this.#seat).some((askable) => askable.name === answer);
      if (!found)
        throw new CardloomError('illegal-choice', `${quoted(answer)} is no move ${this.player} can make.`, 'move');
      return new ActionGenerator(this.#runtime, this.#seat, answer as string);
    }
    const next = this.#next();
    if (next === null) throw new CardloomError('nothing-to-choose', 'Everything is chosen: call generateAction().');
    const [name, choice] = next;
    const canonical = this.#asking((env) => choice.check(env, answer));
    if (canonical instanceof Objection) {
      throw new CardloomError(
        'illegal-choice',
        `The choice "${name}${cut(canonical.path)}" ${brief(canonical.message)}.`,
        `args.${name}`,
      );
    }
    return new ActionGenerator(this.#runtime, this.#seat, this.#move, { ...this.#args, [name]: canonical });
  }

  /** The finished action. */
  generateAction(): RecordedMove {
    if (!this.filled() || this.#move === null) {
      throw new CardloomError('not-filled', 'Some choices are still open: look at choices() and choose().');
    }
    return { player: this.player, move: this.#move, args: copyArgs(this.#args) };
  }

  #read(answer: unknown): Json {
    try {
      return copyForeign(answer, LIMITS.action, 'the answer');
    } catch (error) {
      throw new CardloomError('illegal-choice', `${messageOf(error)}.`, this.#move === null ? 'move' : 'args');
    }
  }

  #fresh(): void {
    if (this.#runtime.world.revision !== this.#revision) {
      throw new CardloomError('stale', 'The match has moved on; start again with match.choosing(player).');
    }
  }

  /** What is answered; the same as long as the match does not move on. */
  #question(): Question {
    if (this.#asked !== null) return this.#asked;
    const askable = movesOf(this.#runtime, this.#seat).find((candidate) => candidate.name === this.#move);
    if (askable === undefined) throw new CardloomError('stale', 'That move can no longer be made.');
    this.#asked = askable.question;
    return askable.question;
  }

  /** The first choice that is asked and not answered. */
  #next(): Question['choices'][number] | null {
    const { choices } = this.#question();
    return this.#asking(
      (env) => choices.find(([name, choice]) => this.#args[name] === undefined && choice.isAsked(env)) ?? null,
    );
  }

  #asking<R>(ask: (env: ChoiceEnv) => R): R {
    const runtime = this.#runtime;
    const question = this.#question();
    const pending = pendingDecision(runtime);
    const decision = pending === null ? undefined : runtime.game.decisions.get(pending.ask.ask);
    const data = (pending === null || decision === undefined ? null : dataOf(runtime, decision, pending.ask)) as never;
    try {
      const args = this.#move === null ? this.#args : readArgs(runtime, question, this.#args);
      runtime.asking(question.choosing);
      return runtime.asPlayer(this.#seat, () => ask({ context: runtime.context, handles: runtime, args, data }));
    } catch (thrown) {
      throw ruleError(runtime, thrown);
    }
  }
}
