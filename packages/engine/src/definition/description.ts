import type { Json } from '../world/json.ts';

/**
 * What a choice says of itself to somebody without rules: all that is needed to draw it and to make an answer. Subsets,
 * payments, orders and assignments are described, never listed.
 *
 * ```ts
 * function mostOf(asked: ChoiceDescription): number {
 *   if (asked.kind === 'number') return (asked satisfies NumberDescription).max;
 *   if (asked.kind === 'someOf') return (asked satisfies SomeOfDescription).max;
 *   if (asked.kind === 'order') return (asked satisfies OrderDescription).items.length;
 *   if (asked.kind === 'assignment') return (asked satisfies AssignmentDescription).items.length;
 *   if (asked.kind !== 'payment') return (asked satisfies OneOfDescription).options.length;
 *   const paid: CardPaymentDescription | PoolDescription = asked;
 *   return 'from' in paid ? paid.from.length : (paid.size ?? Infinity);
 * }
 * ```
 */
export type ChoiceDescription =
  | OneOfDescription
  | SomeOfDescription
  | NumberDescription
  | PoolDescription
  | CardPaymentDescription
  | OrderDescription
  | AssignmentDescription;

/**
 * What answers name: numbers are cards (`card`), texts are players (`player`), or both (`target`); or texts are names of
 * cards, whichever card of that name is meant (`name`).
 *
 * ```ts
 * const isPerson = (of: Naming): boolean => of === 'player';
 * ```
 */
export type Naming = 'card' | 'player' | 'target' | 'name' | 'value';

type Described<K extends string> = {
  /** The name of the choice, under which an action has its answer. */
  readonly name: string;
  readonly kind: K;
  /** The question, for people. */
  readonly prompt: string | undefined;
  readonly of: Naming;
  /** A rule that cannot be described has the last word: an answer that fits may still be refused. */
  readonly checked: true | undefined;
};

/** One of the options. */
export type OneOfDescription = Described<'oneOf' | 'player'> & { readonly options: readonly Json[] };

/** From `min` to `max` of these, as a list; of equal ones each may be taken once. */
export type SomeOfDescription = Described<'someOf'> & {
  readonly from: readonly Json[];
  readonly min: number;
  readonly max: number;
};

/** A whole number from `min` to `max`. */
export type NumberDescription = Described<'number'> & { readonly min: number; readonly max: number };

/**
 * What a payment must hold: at least so many of these kinds; or nothing but one kind, these aside.
 *
 * ```ts
 * const demands: readonly Demand[] = [{ atLeast: 1, of: ['pyro', 'omni'] }, { oneKindBeside: ['omni'] }];
 * ```
 */
export type Demand =
  | { readonly atLeast: number; readonly of: readonly string[] }
  | { readonly oneKindBeside: readonly string[] };

/** So many of each kind, at most what there is; `size` in all, if that is said. */
export type PoolDescription = Described<'payment'> & {
  readonly pool: Readonly<Record<string, number>>;
  readonly size: number | undefined;
  /** What it must hold besides; missing if anything will do, or if it is `checked`. */
  readonly demands: readonly Demand[] | undefined;
  /** An answer that will do, for whoever does not care. */
  readonly usual: Readonly<Record<string, number>> | undefined;
};

/**
 * Cards that together are worth `due` or more, as a list. `overpay` says how much more: `sequential`, less would do only
 * without the one that is worth most; `minimal`, without none of them; `any`.
 */
export type CardPaymentDescription = Described<'payment'> & {
  readonly from: readonly number[];
  /** What each of them is worth, in the same order. */
  readonly worth: readonly number[];
  readonly due: number;
  readonly overpay: 'any' | 'sequential' | 'minimal';
};

/** All of these, in an order of one's own. */
export type OrderDescription = Described<'order'> & { readonly items: readonly Json[] };

/** An object that gives each item one of its targets. */
export type AssignmentDescription = Described<'assignment'> & {
  readonly items: readonly Json[];
  /** By item. */
  readonly targets: Readonly<Record<string, readonly Json[]>>;
  /** Items may be left out. */
  readonly optional: boolean;
  /** By target, how many items it gets at least if it gets any; only those that need more than one. */
  readonly needs: Readonly<Record<string, number>> | undefined;
};
