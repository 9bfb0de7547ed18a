import type { FnContext, Shape } from '../../game/types.ts';
import type { Json } from '../../world/json.ts';
import {
  answerOf,
  Choice,
  type ChoiceDescription,
  type ChoiceEnv,
  type ChoiceOptions,
  isSame,
  Objection,
  type Options,
} from './choice.ts';

class OneOf<T extends Shape> extends Choice<T> {
  readonly kind: string;
  readonly from: Options<T>;

  constructor(kind: string, from: Options<T>, options?: ChoiceOptions<T>) {
    super(options);
    this.kind = kind;
    this.from = from;
  }

  list(env: ChoiceEnv, out: Json[]): void {
    const start = out.length;
    for (const option of this.from(env.context as FnContext<T>, env.args, env.data)) {
      const answer = answerOf(option);
      if (answer !== option && typeof answer === 'number') this.ofCards = true;
      // equal options are one answer
      let k = start;
      while (k < out.length && !isSame(out[k], answer)) k++;
      if (k === out.length) out.push(answer);
    }
  }

  check(env: ChoiceEnv, answer: unknown): Json | Objection {
    for (const option of this.from(env.context as FnContext<T>, env.args, env.data)) {
      const candidate = answerOf(option);
      if (isSame(candidate, answer)) return candidate;
    }
    return new Objection('is not among the options');
  }

  describe(): ChoiceDescription {
    return { kind: this.kind, prompt: this.options.prompt };
  }
}

/**
 * One of some cards, players or values.
 *
 * ```ts
 * choices: { card: oneOf(({ player }) => player.hand) }
 * ```
 */
export const oneOf = <T extends Shape>(from: Options<T>, options?: ChoiceOptions<T>): Choice<T> =>
  new OneOf('oneOf', from, options);

/** A player: any who is still in the match, or those the function names. */
export const playerChoice = <T extends Shape>(from?: Options<T>, options?: ChoiceOptions<T>): Choice<T> =>
  new OneOf('player', from ?? (({ players }) => players.filter((player) => !player.left)), options);
