import type { Preferences } from '@cardloom/protocol';

/** What a game says about passing. */
export interface PassRules {
  /** The move that passes. */
  readonly move: string;
  /** Moves that are no reason to be asked when nothing else can be done, such as tapping a land. */
  readonly idle?: readonly string[];
  /** Phases and steps in which one attacks in one's own turn: nobody passes there by a stop they forgot to set. */
  readonly attack?: readonly string[];
  /** The zone that is the stack, its top at the end. */
  readonly stack?: string;
  /** The attribute of what lies there that holds the number of the card whose ability it is: that card is yielded to. */
  readonly stackSource?: string;
  /** The attribute that holds the seat of who put it there: whoever passes by stops lets their own resolve. */
  readonly stackBy?: string;
}

/**
 * The preferences of somebody who has set none: always asked.
 *
 * ```ts
 * const prefs = { ...NO_PREFERENCES, passWhenIdle: true };
 * ```
 */
export const NO_PREFERENCES: Preferences = {
  fullControl: false,
  autoPass: false,
  stops: { own: [], others: [] },
  yields: [],
  passWhenIdle: false,
  takeSole: false,
};

/** Against bots alone nobody can learn anything from what is done without being asked. */
export const PREFERENCES_AGAINST_BOTS: Preferences = { ...NO_PREFERENCES, passWhenIdle: true, takeSole: true };

/** What a client sent, as preferences; null if it is none. Unknown keys and other kinds of value are refused. */
export function readPreferences(sent: unknown, before: Preferences): Preferences | null {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return null;
  const all = { ...before, ...sent } as Preferences;
  const { fullControl, autoPass, stops, yields, passWhenIdle, takeSole, ...unknown } = all;
  const isFlag = (value: unknown): boolean => typeof value === 'boolean';
  const areNames = (value: unknown): boolean =>
    Array.isArray(value) &&
    value.length <= MOST_NAMES &&
    value.every((name) => typeof name === 'string' && name.length <= LONGEST_NAME);
  if (Object.keys(unknown).length > 0 || typeof stops !== 'object' || stops === null) return null;
  if (![fullControl, autoPass, passWhenIdle, takeSole].every(isFlag)) return null;
  if (![stops.own, stops.others, yields].every(areNames)) return null;
  return {
    fullControl,
    autoPass,
    stops: { own: [...stops.own], others: [...stops.others] },
    yields: [...yields],
    passWhenIdle,
    takeSole,
  };
}
const MOST_NAMES = 200;
const LONGEST_NAME = 200;
