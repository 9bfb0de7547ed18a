import type { Json } from '../world/json.ts';
import type { Demand } from './description.ts';

/**
 * The choices of a move or a decision, one method per kind, each with the type of its answer. A later choice sees the
 * answers before it; cards and players arrive as handles. What has an `if` may be `undefined`.
 *
 * `X` is the context, `C` and `P` are its cards and players, `A` the answers so far, `D` what a decision was asked with.
 *
 * ```ts
 * const begun: Choices<ContextOf<typeof kit>, CardOf<typeof kit>, PlayerOf<typeof kit>, object, undefined, MoveEnd> = kit.move();
 * const lay = begun.card('card', ({ player }) => player.hand).run(({ player, coreOps }, { card }) => {
 *   coreOps.moveCard(card, player.board);
 * });
 * ```
 */
export interface Choices<X, C, P, A, D, R> {
  // what has an `if` comes first: the compiler gives callbacks the types of the first overload that may fit
  /** Whether it can be done at all now; a string is the reason why not, for people. Moves only. */
  readonly when: R extends MoveEnd ? (when: (context: X) => Verdict) => Choices<X, C, P, A, D, R> : undefined;

  /** One card. Where null is among the options, it may be declined. */
  card<N extends string, V extends C | null = C>(
    name: N,
    from: From<X, A, D, V>,
    options: OneOptionsIf<X, A, D, C>,
  ): Choices<X, C, P, { readonly [K in keyof (A & Perhaps<N>)]: K extends N ? V : A[K & keyof A] }, D, R>;
  card<N extends string, V extends C | null = C>(
    name: N,
    from: From<X, A, D, V>,
    options?: OneOptions<X, A, D, C>,
  ): Choices<X, C, P, { readonly [K in keyof (A & Record<N, 1>)]: K extends N ? V : A[K & keyof A] }, D, R>;

  /** Some cards, each at most once. */
  cards<N extends string>(
    name: N,
    from: SomeFrom<X, A, D, C>,
    options: SomeOptionsIf<X, A, D, C>,
  ): Choices<X, C, P, { readonly [K in keyof (A & Perhaps<N>)]: K extends N ? readonly C[] : A[K & keyof A] }, D, R>;
  cards<N extends string>(
    name: N,
    from: SomeFrom<X, A, D, C>,
    options?: SomeOptions<X, A, D, C>,
  ): Choices<X, C, P, { readonly [K in keyof (A & Record<N, 1>)]: K extends N ? readonly C[] : A[K & keyof A] }, D, R>;

  /** A player: one of those the function names, or (`'any'`) any who is still in the match. */
  player<N extends string, V extends P | null = P>(
    name: N,
    from: From<X, A, D, V> | 'any',
    options: OneOptionsIf<X, A, D, P>,
  ): Choices<X, C, P, { readonly [K in keyof (A & Perhaps<N>)]: K extends N ? V : A[K & keyof A] }, D, R>;
  player<N extends string, V extends P | null = P>(
    name: N,
    from: From<X, A, D, V> | 'any',
    options?: OneOptions<X, A, D, P>,
  ): Choices<X, C, P, { readonly [K in keyof (A & Record<N, 1>)]: K extends N ? V : A[K & keyof A] }, D, R>;

  /** A card or a player, such as what an attack is aimed at. */
  target<N extends string, V extends C | P | null = C | P>(
    name: N,
    from: From<X, A, D, V>,
    options: OneOptionsIf<X, A, D, C | P>,
  ): Choices<X, C, P, { readonly [K in keyof (A & Perhaps<N>)]: K extends N ? V : A[K & keyof A] }, D, R>;
  target<N extends string, V extends C | P | null = C | P>(
    name: N,
    from: From<X, A, D, V>,
    options?: OneOptions<X, A, D, C | P>,
  ): Choices<X, C, P, { readonly [K in keyof (A & Record<N, 1>)]: K extends N ? V : A[K & keyof A] }, D, R>;

  /**
   * A card or a name, such as a unit or the slot beside it; null declines where it is among the options. In an action a
   * number stands for a card.
   */
  cardOrName<N extends string, const V extends C | string | null>(
    name: N,
    from: From<X, A, D, V>,
    options: OneOptionsIf<X, A, D, C | string>,
  ): Choices<X, C, P, { readonly [K in keyof (A & Perhaps<N>)]: K extends N ? V : A[K & keyof A] }, D, R>;
  cardOrName<N extends string, const V extends C | string | null>(
    name: N,
    from: From<X, A, D, V>,
    options?: OneOptions<X, A, D, C | string>,
  ): Choices<X, C, P, { readonly [K in keyof (A & Record<N, 1>)]: K extends N ? V : A[K & keyof A] }, D, R>;

  /** One of some values: texts, numbers or other JSON. */
  value<N extends string, const V extends Json>(
    name: N,
    from: From<X, A, D, V>,
    options: ValueOptionsIf<X, A, D, V>,
  ): Choices<X, C, P, { readonly [K in keyof (A & Perhaps<N>)]: K extends N ? V : A[K & keyof A] }, D, R>;
  value<N extends string, const V extends Json>(
    name: N,
    from: From<X, A, D, V>,
    options?: ValueOptions<X, A, D, V>,
  ): Choices<X, C, P, { readonly [K in keyof (A & Record<N, 1>)]: K extends N ? V : A[K & keyof A] }, D, R>;

  /** Some of the values, each at most once. */
  values<N extends string, const V extends Json>(
    name: N,
    from: SomeFrom<X, A, D, V>,
    options: SomeOptionsIf<X, A, D, V>,
  ): Choices<X, C, P, { readonly [K in keyof (A & Perhaps<N>)]: K extends N ? readonly V[] : A[K & keyof A] }, D, R>;
  values<N extends string, const V extends Json>(
    name: N,
    from: SomeFrom<X, A, D, V>,
    options?: SomeOptions<X, A, D, V>,
  ): Choices<X, C, P, { readonly [K in keyof (A & Record<N, 1>)]: K extends N ? readonly V[] : A[K & keyof A] }, D, R>;

  /** A whole number between two bounds. */
  number<N extends string>(
    name: N,
    bounds: Bounds | ((context: X, answers: A, data: D) => Bounds),
    options: AskOptions & Conditional<X, A, D>,
  ): Choices<X, C, P, { readonly [K in keyof (A & Perhaps<N>)]: K extends N ? number : A[K & keyof A] }, D, R>;
  number<N extends string>(
    name: N,
    bounds: Bounds | ((context: X, answers: A, data: D) => Bounds),
    options?: AskOptions,
  ): Choices<X, C, P, { readonly [K in keyof (A & Record<N, 1>)]: K extends N ? number : A[K & keyof A] }, D, R>;

  /** Pieces out of a pool that pay a cost: how many of each kind. */
  payment<N extends string>(
    name: N,
    rules: PoolPayment<X, A, D>,
    options: AskOptions & Conditional<X, A, D>,
  ): Choices<X, C, P, { readonly [K in keyof (A & Perhaps<N>)]: K extends N ? Purse : A[K & keyof A] }, D, R>;
  payment<N extends string>(
    name: N,
    rules: PoolPayment<X, A, D>,
    options?: AskOptions,
  ): Choices<X, C, P, { readonly [K in keyof (A & Record<N, 1>)]: K extends N ? Purse : A[K & keyof A] }, D, R>;

  /** Cards that pay a cost. */
  cardPayment<N extends string>(
    name: N,
    rules: CardPayment<X, A, D, C>,
    options: AskOptions & Conditional<X, A, D>,
  ): Choices<X, C, P, { readonly [K in keyof (A & Perhaps<N>)]: K extends N ? readonly C[] : A[K & keyof A] }, D, R>;
  cardPayment<N extends string>(
    name: N,
    rules: CardPayment<X, A, D, C>,
    options?: AskOptions,
  ): Choices<X, C, P, { readonly [K in keyof (A & Record<N, 1>)]: K extends N ? readonly C[] : A[K & keyof A] }, D, R>;

  /** All of the cards, in an order of one's own. */
  order<N extends string>(
    name: N,
    items: From<X, A, D, C>,
    options: AskOptions & Conditional<X, A, D>,
  ): Choices<X, C, P, { readonly [K in keyof (A & Perhaps<N>)]: K extends N ? readonly C[] : A[K & keyof A] }, D, R>;
  order<N extends string>(
    name: N,
    items: From<X, A, D, C>,
    options?: AskOptions,
  ): Choices<X, C, P, { readonly [K in keyof (A & Record<N, 1>)]: K extends N ? readonly C[] : A[K & keyof A] }, D, R>;

  /** All of the values, in an order of one's own. */
  orderValues<N extends string, const V extends Json>(
    name: N,
    items: From<X, A, D, V>,
    options: AskOptions & Conditional<X, A, D>,
  ): Choices<X, C, P, { readonly [K in keyof (A & Perhaps<N>)]: K extends N ? readonly V[] : A[K & keyof A] }, D, R>;
  orderValues<N extends string, const V extends Json>(
    name: N,
    items: From<X, A, D, V>,
    options?: AskOptions,
  ): Choices<X, C, P, { readonly [K in keyof (A & Record<N, 1>)]: K extends N ? readonly V[] : A[K & keyof A] }, D, R>;

  /** Each card gets one of its targets, such as attackers the players they attack. */
  assign<N extends string, V extends C | P>(
    name: N,
    rules: Assigning<X, A, D, C, V>,
    options: AskOptions & Conditional<X, A, D>,
  ): Choices<
    X,
    C,
    P,
    { readonly [K in keyof (A & Perhaps<N>)]: K extends N ? ReadonlyMap<C, V> : A[K & keyof A] },
    D,
    R
  >;
  assign<N extends string, V extends C | P>(
    name: N,
    rules: Assigning<X, A, D, C, V>,
    options?: AskOptions,
  ): Choices<
    X,
    C,
    P,
    { readonly [K in keyof (A & Record<N, 1>)]: K extends N ? ReadonlyMap<C, V> : A[K & keyof A] },
    D,
    R
  >;

  /** What it does. Nothing can be added afterwards. */
  readonly run: R extends MoveEnd<infer H>
    ? (run: (context: X, answers: A) => MoveOutcome) => Move<X, A & Ahead<H>>
    : (run: (context: X, answers: A, data: D) => void) => Decision<X, A, D>;
}

/** `H` is the argument for answers given ahead; never if there is none. */
export interface MoveEnd<H extends string = string> {
  readonly ends: 'move';
  readonly ahead?: H;
}
type Ahead<H extends string> = [H] extends [never] ? unknown : { readonly [K in H]?: readonly Json[] };
/**
 * Marks the end of a decision that is being built: nothing can be added to it.
 *
 * ```ts
 * const isDecision = (end: DecisionEnd | MoveEnd): end is DecisionEnd => end.ends === 'decision';
 * ```
 */
export interface DecisionEnd {
  readonly ends: 'decision';
}

/** What a move may give back: nothing, (part of) a new `G`, or a `reject(…)`. */
export type MoveOutcome = object | void;

/**
 * A move that is ready to be put into a definition; `X` is the context it needs.
 *
 * ```ts
 * const shout: Move<ContextOf<typeof kit>, object> = kit.move().run(({ player }) => void (player.points += 1));
 * ```
 */
export interface Move<in X, A> {
  readonly kind: 'move';
  /** For the type system. */
  readonly types?: { readonly context: (context: X) => void; readonly answers: A };
}

/**
 * A decision that is ready to be put into a definition.
 *
 * ```ts
 * const discard: Decision<ContextOf<typeof kit>, unknown, { readonly count: number }> = buildFor<ContextOf<typeof kit>>()
 *   .decision<{ readonly count: number }>()
 *   .cards('cards', ({ player }, _answers, { count }) => ({ from: player.hand, min: count, max: count }))
 *   .run(({ coreOps }, { cards }) => cards.forEach((card) => coreOps.removeCard(card)));
 * ```
 */
export interface Decision<in X, A, D> {
  readonly kind: 'decision';
  /** For the type system. */
  readonly types?: { readonly context: (context: X) => void; readonly answers: A; readonly data: D };
}

type Perhaps<N extends string> = { readonly [K in N]?: 1 };

/** A function of the author's that gives options. */
type From<X, A, D, V> = (context: X, answers: A, data: D) => Iterable<V>;
/** The same, with how few and how many may be chosen: everything from none to all if left out. */
type SomeFrom<X, A, D, V> = (context: X, answers: A, data: D) => Iterable<V> | Some<V>;
interface Some<V> {
  readonly from: Iterable<V>;
  readonly min?: number;
  readonly max?: number;
}

/**
 * Whether something will do; a string is the reason why not, to go on after the choice's name: `is satiated`.
 *
 * ```ts
 * const canLay = ({ player }: ContextOf<typeof kit>): Verdict => player.hand.length > 0 || 'You have no cards.';
 * ```
 */
export type Verdict = boolean | string;

interface AskOptions {
  /** The question, for people. */
  readonly prompt?: string;
  /** The answer that is meant where none is given; it may also be given where nothing is asked. */
  readonly leftOut?: Json;
}
interface Conditional<X, A, D> {
  /** Ask only if this holds, given the earlier answers. */
  readonly if: (context: X, answers: A, data: D) => Verdict;
}

interface OneOptions<X, A, D, V> extends AskOptions {
  /** Whether this is one of the options, where that is quicker to say than to list them. It must agree with the list. */
  readonly has?: (context: X, answer: V, answers: A, data: D) => Verdict;
  /** What is said of an answer that names no card or player at all, so that `has` is not asked: `is no card of yours`. */
  readonly noSuch?: string;
  /** The option that stands for an answer which is not listed itself, because the two are alike; undefined for none. */
  readonly standIn?: (context: X, answer: V, answers: A, data: D) => V | undefined;
}
interface OneOptionsIf<X, A, D, V> extends OneOptions<X, A, D, V>, Conditional<X, A, D> {}

interface ValueOptions<X, A, D, V> extends AskOptions {
  /** Whether this is one of the options; it may be any JSON. It must agree with the list. */
  readonly has?: (context: X, answer: Json, answers: A, data: D) => Verdict;
  /** The option that stands for an answer which is not listed itself, because the two are alike; undefined for none. */
  readonly standIn?: (context: X, answer: Json, answers: A, data: D) => V | undefined;
  /** The options are a list of different texts or numbers that nobody changes later: it is taken as it is. */
  readonly asIs?: boolean;
  /** The options are names of cards: whichever card of that name is clicked is meant. */
  readonly named?: boolean;
}
interface ValueOptionsIf<X, A, D, V> extends ValueOptions<X, A, D, V>, Conditional<X, A, D> {}

interface SomeOptions<X, A, D, V> extends AskOptions {
  /** Which sets are allowed. Sets are then listed one by one. It may also be asked about one that is too small or large. */
  readonly valid?: (context: X, chosen: readonly V[], answers: A, data: D) => Verdict;
  /** Why an item is not among the options; it must agree with them. */
  readonly has?: (context: X, item: V, answers: A, data: D) => Verdict;
  /** What is said of an item that names no card at all, so that `has` is not asked: `is no card of yours`. */
  readonly noSuch?: string;
}
interface SomeOptionsIf<X, A, D, V> extends SomeOptions<X, A, D, V>, Conditional<X, A, D> {}

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/**
 * How many of each kind: `{ pyro: 2, omni: 1 }`.
 *
 * ```ts
 * const dice: Purse = { pyro: 2, omni: 1 };
 * ```
 */
export type Purse = Readonly<Record<string, number>>;

interface PoolPayment<X, A, D> {
  /** What there is to pay with. */
  readonly pool: (context: X, answers: A, data: D) => Purse;
  /** How many pieces are spent in all; if left out, any number. */
  readonly size?: (context: X, answers: A, data: D) => number;
  /** Whether these pieces pay the cost, exactly; if left out, any of that number do. */
  readonly pays?: (context: X, spent: Purse, answers: A, data: D) => Verdict;
  /** What `pays` demands, as data for a client without rules. It must agree with `pays`. */
  readonly demands?: (context: X, answers: A, data: D) => readonly Demand[];
  /** Every payment, where the author can say them quicker than they are found by trying. It must agree with `pays`. */
  readonly list?: (context: X, answers: A, data: D) => Purses;
}
/** Payments by number: a list, or anything that can be counted and indexed. */
interface Purses {
  readonly length: number;
  at(index: number): Purse | undefined;
}

/**
 * How much more than what is due may be spent. `sequential`: cards are spent one after the other while something is
 * still due, so only the last one may be too much. `minimal`: no card could have been kept.
 *
 * ```ts
 * const overpay: Overpaying = 'minimal'; // no card that could be left out
 * ```
 */
export type Overpaying = 'any' | 'sequential' | 'minimal';

interface CardPayment<X, A, D, C> {
  /** The cards there are to pay with. */
  readonly cards: (context: X, answers: A, data: D) => readonly C[];
  /** What a card is worth: a whole number from 1. */
  readonly worth: (context: X, card: C) => number;
  /** What must be paid in all. */
  readonly due: (context: X, answers: A, data: D) => number;
  /** Why a card is not there to pay with; it must agree with `cards`. */
  readonly has?: (context: X, card: C, answers: A, data: D) => Verdict;
  /** What is said of an item that names no card at all, so that `has` is not asked: `is no card of yours`. */
  readonly noSuch?: string;
  /** `sequential` if left out. */
  readonly overpay?: Overpaying | ((context: X) => Overpaying);
}

interface Assigning<X, A, D, C, V> {
  readonly items: (context: X, answers: A, data: D) => Iterable<C>;
  readonly to: (context: X, item: C, answers: A, data: D) => Iterable<V>;
  /** Items may be left out. */
  readonly optional?: boolean;
  /** How many items this target needs if it gets any; 1 if left out. Such assignments can still be counted. */
  readonly needs?: (context: X, target: V, answers: A, data: D) => number;
  /** What is said where a target gets fewer, to go on after the choice's name. */
  readonly tooFew?: string;
  /** Which assignments are allowed as a whole. They are then listed one by one. */
  readonly valid?: (context: X, assigned: ReadonlyMap<C, V>, answers: A, data: D) => Verdict;
}
