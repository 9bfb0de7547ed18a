/** What card data says about abilities, once it was checked: see schema.ts for the vocabulary. */

/** Whose: seen from the player of the ability. */
export type Side = 'own' | 'enemy' | 'any';

/**
 * Which cards; everything that is said must hold.
 *
 * ```ts
 * const sides: readonly Side[] = ['own', 'enemy', 'any'];
 * const others: Filter = { other: true, exerted: true, costAtMost: 3 };
 * ```
 */
export interface Filter {
  readonly type?: string;
  readonly exerted?: boolean;
  readonly damaged?: boolean;
  /** Not the card whose ability it is. */
  readonly other?: boolean;
  readonly costAtMost?: number;
  readonly powerAtMost?: number;
}

/**
 * Cards in play: itself, the card the event is about, one that the player chooses, or all that fit.
 *
 * ```ts
 * const weakest: TargetData = { choose: 'enemy', if: { type: 'unit', powerAtMost: 2 } };
 * ```
 */
export type TargetData =
  | 'self'
  | 'about'
  | { readonly choose: Side; readonly if?: Filter }
  | { readonly all: Side; readonly if?: Filter };

/**
 * One thing an ability does: a verb with a number, players or cards. A game's own verbs have the same fields.
 *
 * ```ts
 * const strike: OpData = { op: 'damage', n: 2, target: { choose: 'enemy' } };
 * ```
 */
export interface OpData {
  readonly op: string;
  readonly n?: number;
  readonly who?: 'you' | 'opponent' | 'each';
  readonly target?: TargetData;
}

/**
 * A triggered ability as card files have it.
 *
 * ```ts
 * const onArrival: TriggerData = { on: 'played', of: 'own', may: true, do: [{ op: 'draw' }] };
 * ```
 */
export interface TriggerData {
  readonly on: string;
  readonly of?: 'self' | Side;
  readonly may?: boolean;
  readonly do: readonly OpData[];
}
/**
 * An activated ability as card files have it.
 *
 * ```ts
 * const forTwo: ActivatedData = { cost: 2, do: [{ op: 'ready', target: 'self' }] };
 * ```
 */
export interface ActivatedData {
  readonly exert?: boolean;
  readonly cost?: number;
  readonly do: readonly OpData[];
}

/**
 * The ability fields of a card.
 *
 * ```ts
 * const printed: AbilityData = {
 *   text: 'Guard. When this falls, draw a card.',
 *   keywords: { guard: true },
 *   triggers: [{ on: 'banished', do: [{ op: 'draw' }] }],
 * };
 * ```
 */
export interface AbilityData {
  readonly text?: string;
  readonly keywords?: Readonly<Record<string, number | boolean>>;
  readonly effects?: readonly OpData[];
  readonly triggers?: readonly TriggerData[];
  readonly activated?: readonly ActivatedData[];
}
