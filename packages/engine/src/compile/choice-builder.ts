import { Assignment, type AssignmentOptions, type Targets } from '../choices/assignment.ts';
import { CardPayment, type CardPaymentOptions } from '../choices/card-payment.ts';
import { type Bounds, NumberChoice } from '../choices/number-choice.ts';
import { OneOf, type OneOfOptions } from '../choices/one-of.ts';
import { Order } from '../choices/order.ts';
import { Payment, type PaymentOptions } from '../choices/payment.ts';
import { SomeOf, type SomeOfOptions } from '../choices/some-of.ts';
import { Built } from '../definition/built.ts';
import type { Answering, Choice, ChoiceOptions, NamedChoice, Options } from '../definition/choice.ts';
import type { RuleFunction } from '../definition/node.ts';
import type { Shape } from '../definition/shape.ts';

/** What `kit.move()` and `kit.decision(…)` give: see `Choices` in definition/choices.ts for what each method means. */

type Loose = Shape;
type Bag = object;

/** Immutable: every method gives a new builder, so that one beginning can serve several moves. */
export class ChoiceBuilder {
  readonly #kind: 'move' | 'decision';
  readonly #options: Bag;
  readonly #choices: readonly NamedChoice[];

  constructor(kind: 'move' | 'decision', options: Bag, choices: readonly NamedChoice[] = []) {
    this.#kind = kind;
    this.#options = options;
    this.#choices = choices;
  }

  when(when: RuleFunction): ChoiceBuilder {
    mustBe(typeof when === 'function', 'when(…) takes a function of the context');
    return new ChoiceBuilder(this.#kind, { ...this.#options, when }, this.#choices);
  }

  card(name: string, from: Options<Loose>, options?: OneOfOptions<Loose>): ChoiceBuilder {
    return this.#ask(name, new OneOf('oneOf', rule('card', name, from), options, 'card'));
  }

  target(name: string, from: Options<Loose>, options?: OneOfOptions<Loose>): ChoiceBuilder {
    return this.#ask(name, new OneOf('oneOf', rule('target', name, from), options, 'target'));
  }

  cardOrName(name: string, from: Options<Loose>, options?: OneOfOptions<Loose>): ChoiceBuilder {
    return this.#ask(name, new OneOf('oneOf', rule('cardOrName', name, from), options, 'cardOrName'));
  }

  value(name: string, from: Options<Loose>, options?: OneOfOptions<Loose>): ChoiceBuilder {
    return this.#ask(name, new OneOf('oneOf', rule('value', name, from), options));
  }

  player(name: string, from: Options<Loose> | 'any', options?: OneOfOptions<Loose>): ChoiceBuilder {
    const any: Options<Loose> = ({ players }) => players.filter((player) => !player.left);
    return this.#ask(name, new OneOf('player', from === 'any' ? any : rule('player', name, from), options, 'player'));
  }

  cards(name: string, from: SomeFrom, options?: SomeOfOptions<Loose>): ChoiceBuilder {
    return this.#ask(name, some(rule('cards', name, from), options, 'card'));
  }

  values(name: string, from: SomeFrom, options?: SomeOfOptions<Loose>): ChoiceBuilder {
    return this.#ask(name, some(rule('values', name, from), options, 'value'));
  }

  number(name: string, bounds: Bounds<Loose>, options?: ChoiceOptions<Loose>): ChoiceBuilder {
    return this.#ask(name, new NumberChoice(bounds, options));
  }

  payment(name: string, rules: PaymentOptions<Loose>, options?: ChoiceOptions<Loose>): ChoiceBuilder {
    return this.#ask(name, new Payment({ ...rules, ...options }));
  }

  cardPayment(name: string, rules: CardPaymentOptions<Loose>, options?: ChoiceOptions<Loose>): ChoiceBuilder {
    return this.#ask(name, new CardPayment({ ...rules, ...options }, 'card'));
  }

  order(name: string, items: Options<Loose>, options?: ChoiceOptions<Loose>): ChoiceBuilder {
    return this.#ask(name, new Order(rule('order', name, items), options, 'card'));
  }

  orderValues(name: string, items: Options<Loose>, options?: ChoiceOptions<Loose>): ChoiceBuilder {
    return this.#ask(name, new Order(rule('orderValues', name, items), options));
  }

  assign(name: string, rules: AssignRules, options?: ChoiceOptions<Loose>): ChoiceBuilder {
    const { items, to, ...more } = rules;
    const targets = rule('assign', name, to);
    return this.#ask(name, new Assignment(rule('assign', name, items), targets, { ...more, ...options }, 'target'));
  }

  run(run: RuleFunction): Built {
    mustBe(typeof run === 'function', 'run(…) takes a function of the context and the answers');
    return new Built(this.#kind, this.#choices, run, this.#options);
  }

  #ask(name: string, choice: Choice): ChoiceBuilder {
    mustBe(typeof name === 'string' && name !== '', 'a choice needs a name: card("card", …)');
    mustBe(!this.#choices.some(([known]) => known === name), `the choice "${name}" is there twice`);
    return new ChoiceBuilder(this.#kind, this.#options, [...this.#choices, [name, choice]]);
  }
}

type AssignRules = AssignmentOptions<Loose> & { readonly items: Options<Loose>; readonly to: Targets<Loose> };

/** Options alone, or with how few and how many may be chosen. */
type SomeFrom = (context: never, args: never, data: never) => unknown;

const some = (from: SomeFrom, options: SomeOfOptions<Loose> | undefined, of: Answering): Choice =>
  new SomeOf<Loose>(from as Options<Loose>, options, of);

function rule<R>(kind: string, name: string, from: R): R {
  mustBe(typeof from === 'function', `${kind}("${name}", …) takes a function of the context that gives the options`);
  return from;
}

function mustBe(isGood: boolean, message: string): void {
  if (!isGood) throw new TypeError(message);
}
