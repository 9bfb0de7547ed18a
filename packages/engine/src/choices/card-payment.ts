import type { Args } from '../definition/args.ts';
import type { Answering, ChoiceEnv, ChoiceOptions, Verdict } from '../definition/choice.ts';
import { meantBy, Objection, objectionTo } from '../definition/choice.ts';
import type { FnContext } from '../definition/context.ts';
import type { CardPaymentDescription } from '../definition/description.ts';
import type { Card } from '../definition/handles.ts';
import type { Shape } from '../definition/shape.ts';
import { mustBeOptions } from '../world/given.ts';
import { areAlike, type CardHandle } from '../world/handles.ts';
import type { Json } from '../world/json.ts';
import { ListChoice } from './list-choice.ts';

/**
 * How much more than what is due may be spent. `sequential`: cards are spent one after the other while something is
 * still due, so only the last one may be too much. `minimal`: no card could have been kept.
 */
export type Overpaying = 'any' | 'sequential' | 'minimal';

export interface CardPaymentOptions<T extends Shape> extends ChoiceOptions<T> {
  /** The cards there are to pay with. */
  readonly cards: (context: FnContext<T>, args: Args, data: never) => readonly Card<T>[];
  /** What a card is worth: a whole number from 1. */
  readonly worth: (context: FnContext<T>, card: Card<T>) => number;
  /** What must be paid in all. */
  readonly due: (context: FnContext<T>, args: Args, data: never) => number;
  /** Why a card is not there to pay with; it must agree with `cards`. */
  readonly has?: (context: FnContext<T>, item: Json, args: Args, data: never) => Verdict;
  /** What is said of an item that names no card at all, so that `has` is not asked. */
  readonly noSuch?: string;
  /** `sequential` if left out. */
  readonly overpay?: Overpaying | ((context: FnContext<T>) => Overpaying);
}

/** The cards to pay with, cheapest first, alike ones side by side. `last[i]` is where the cards like card i end. */
interface Spendable<T extends Shape> {
  readonly cards: readonly Card<T>[];
  readonly worth: readonly number[];
  readonly last: readonly number[];
}

const isLike = <T extends Shape>(a: Card<T>, b: Card<T>): boolean =>
  areAlike(a as unknown as CardHandle, b as unknown as CardHandle);

const NOTHING: Json = Object.freeze([]) as unknown as Json;

/**
 * Cards that pay a cost, as a list of their numbers. Cards that nobody can tell apart are one kind: whichever of them
 * are named, the first ones are spent, so equal payments are one action.
 */
export class CardPayment<T extends Shape> extends ListChoice<T> {
  readonly kind = 'payment';
  declare readonly options: CardPaymentOptions<T>;
  override ofCards = true;

  constructor(options: CardPaymentOptions<T>, of: Answering = 'value') {
    super(of, options);
  }

  #due(env: ChoiceEnv): number {
    return this.options.due(env.context as FnContext<T>, env.args, env.data);
  }

  #overpay(env: ChoiceEnv): Overpaying {
    const { overpay } = this.options;
    return typeof overpay === 'function' ? overpay(env.context as FnContext<T>) : (overpay ?? 'sequential');
  }

  #spendable(env: ChoiceEnv): Spendable<T> {
    const context = env.context as FnContext<T>;
    const given = this.options.cards(context, env.args, env.data);
    mustBeOptions(given, this);
    // lists of their final length from the start: this is asked for every payment that is listed
    const cards = given.slice();
    const worth = given.map((card) => this.options.worth(context, card));
    const last = worth.slice();
    for (let k = 0; k < given.length; k++) {
      const card = given[k];
      const value = worth[k];
      let at = k;
      while (at > 0 && worth[at - 1] > value) at--;
      // behind the cards it is like
      let like = at - 1;
      while (like >= 0 && worth[like] === value && !isLike(cards[like], card)) like--;
      const isNew = like < 0 || worth[like] !== value;
      if (!isNew) at = like + 1;
      for (let i = k; i > at; i--) {
        cards[i] = cards[i - 1];
        worth[i] = worth[i - 1];
        group[i] = group[i - 1];
      }
      cards[at] = card;
      worth[at] = value;
      group[at] = isNew ? k : group[like];
    }
    for (let i = cards.length - 1; i >= 0; i--) {
      last[i] = i + 1 < cards.length && group[i] === group[i + 1] ? last[i + 1] : i + 1;
    }
    return { cards, worth, last };
  }

  list(env: ChoiceEnv, out: Json[]): void {
    const due = this.#due(env);
    const overpay = this.#overpay(env);
    if (due <= 0 && overpay !== 'any') {
      out.push(NOTHING);
      return;
    }
    if (due <= 0) out.push(NOTHING);
    extend(this.#spendable(env), 0, 0, 0, due, overpay, out);
  }

  check(env: ChoiceEnv, answer: unknown): Json | Objection {
    if (!Array.isArray(answer)) return new Objection('must be a list of cards');
    const { cards, worth, last } = this.#spendable(env);
    const taken = cards.map(() => false);
    let sum = 0;
    let least = Number.POSITIVE_INFINITY;
    let most = 0;
    for (let k = 0; k < answer.length; k++) {
      const i = cards.findIndex(({ id }) => id === answer[k]);
      if (i < 0) {
        const meant = meantBy(env.handles, this.of, answer[k]);
        const { has, noSuch = false } = this.options;
        const verdict =
          meant === undefined
            ? noSuch
            : (has?.(env.context as FnContext<T>, meant as Json, env.args, env.data) ?? false);
        return objectionTo(verdict, 'is not there to pay with', `[${k}]`);
      }
      if (taken[i]) return new Objection('is there twice', `[${k}]`);
      taken[i] = true;
      sum += worth[i];
      least = Math.min(least, worth[i]);
      most = Math.max(most, worth[i]);
    }
    const due = this.#due(env);
    if (sum < due) return new Objection(`gives ${sum} and ${due} must be paid`);
    const overpay = this.#overpay(env);
    if (overpay !== 'any' && answer.length > 0) {
      const needless = overpay === 'minimal' ? least : most;
      if (sum - needless >= due) return new Objection(`is more than needed: ${sum} for ${Math.max(0, due)}`);
    }
    const canonical: number[] = [];
    for (let i = 0; i < cards.length; i = last[i]) {
      let next = i;
      for (let k = i; k < last[i]; k++) if (taken[k]) canonical.push(cards[next++].id);
    }
    return canonical;
  }

  describe(env: ChoiceEnv, name: string): CardPaymentDescription {
    const { cards, worth } = this.#spendable(env);
    const from = cards.map(({ id }) => id);
    return {
      name,
      kind: this.kind,
      prompt: this.options.prompt,
      of: 'card',
      checked: undefined,
      from,
      worth,
      due: this.#due(env),
      overpay: this.#overpay(env),
    };
  }
}

// Used by every list, so that one costs no more than what it lists; no rule is asked while they are in use.
const group: number[] = [];
const spent: number[] = [];

/** Adds every payment that begins with the first `count` that are spent. Cheapest first: the last is worth the most. */
function extend<T extends Shape>(
  there: Spendable<T>,
  start: number,
  count: number,
  sum: number,
  due: number,
  overpay: Overpaying,
  out: Json[],
): void {
  const { cards, worth, last } = there;
  for (let i = start; i < cards.length; i++) {
    // of alike cards the first ones: the next may only follow on the one before
    if (i > start && last[i] === last[i - 1]) continue;
    const total = sum + worth[i];
    spent[count] = cards[i].id;
    if (total >= due) {
      // the first card spent is the one worth least
      if (overpay !== 'minimal' || total - worthOf(there, spent[0]) < due) out.push(spent.slice(0, count + 1));
      if (overpay === 'any') extend(there, i + 1, count + 1, total, due, overpay, out);
    } else extend(there, i + 1, count + 1, total, due, overpay, out);
  }
}

function worthOf<T extends Shape>({ cards, worth }: Spendable<T>, id: number): number {
  for (let i = 0; i < cards.length; i++) if (cards[i].id === id) return worth[i];
  return 0;
}
