/** What card data says about abilities, once it was checked: see schema.ts for the vocabulary. */

/** Whose: seen from the player of the ability. */
export type Side = 'own' | 'enemy' | 'any';

/** Which cards; everything that is said must hold. */
export interface Filter {
  readonly type?: string;
  readonly exerted?: boolean;
  readonly damaged?: boolean;
  /** Not the card whose ability it is. */
  readonly other?: boolean;
  readonly costAtMost?: number;
  readonly powerAtMost?: number;
}

/** Cards in play: itself, the card the event is about, one that the player chooses, or all that fit. */
export type TargetData =
  | 'self'
  | 'about'
  | { readonly choose: Side; readonly if?: Filter }
  | { readonly all: Side; readonly if?: Filter };

/** One thing an ability does: a verb with a number, players or cards. A game's own verbs have the same fields. */
export interface OpData {
  readonly op: string;
  readonly n?: number;
  readonly who?: 'you' | 'opponent' | 'each';
  readonly target?: TargetData;
}

/** A triggered ability as card files have it. */
export interface TriggerData {
  readonly on: string;
  readonly of?: 'self' | Side;
  readonly may?: boolean;
  readonly do: readonly OpData[];
}
/** An activated ability as card files have it. */
export interface ActivatedData {
  readonly exert?: boolean;
  readonly cost?: number;
  readonly do: readonly OpData[];
}

/** The ability fields of a card. */
export interface AbilityData {
  readonly text?: string;
  readonly keywords?: Readonly<Record<string, number | boolean>>;
  readonly effects?: readonly OpData[];
  readonly triggers?: readonly TriggerData[];
  readonly activated?: readonly ActivatedData[];
}
