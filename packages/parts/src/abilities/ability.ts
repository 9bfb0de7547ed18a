import type { AbilityData, Filter, OpData, TargetData } from './data.ts';

/**
 * Abilities as the rules use them: read once when the cards are loaded, never while a match goes on.
 *
 * ```ts
 * const drawTwo: Ability = { ops: [{ op: 'draw', n: 2 }], picks: null, may: false };
 * ```
 */

export interface Ability {
  readonly ops: readonly OpData[];
  /** What the player chooses, if anything: at most one card for the whole ability. */
  readonly picks: Pick | null;
  /** The player may decline. */
  readonly may: boolean;
}
/**
 * Which card a player picks for an ability.
 *
 * ```ts
 * const anyDamagedUnit: Pick = { side: 'any', filter: { type: 'unit', damaged: true } };
 * ```
 */
export interface Pick {
  readonly side: 'own' | 'enemy' | 'any';
  readonly filter: Filter;
}
/**
 * An ability that an event wakes.
 *
 * ```ts
 * const whenItFalls: Triggered = { on: 'banished', of: 'self', ops: [{ op: 'draw' }], picks: null, may: true };
 * ```
 */
export interface Triggered extends Ability {
  readonly on: string;
  readonly of: 'self' | 'own' | 'enemy' | 'any';
}
/**
 * An ability that a player uses.
 *
 * ```ts
 * const tapToHeal: Activated = { exert: true, cost: 1, ops: [{ op: 'heal', target: 'self' }], picks: null, may: false };
 * ```
 */
export interface Activated extends Ability {
  readonly exert: boolean;
  readonly cost: number;
}

/**
 * What the printed facts of a card hold besides its numbers: spread it into them.
 *
 * ```ts
 * const isGuard = ({ keywords }: Printed<'guard' | 'haste'>): boolean => keywords.guard > 0;
 * ```
 */
export interface Printed<K extends string = string> {
  readonly text: string;
  /** 0 for a keyword it does not have, 1 or its number for one it has. */
  readonly keywords: Readonly<Record<K, number>>;
  /** What it does when it is played. */
  readonly onPlay: Ability;
  readonly triggers: readonly Triggered[];
  readonly activated: readonly Activated[];
  /** The events that wake it. */
  readonly listens: readonly string[];
}

const NO_FILTER: Filter = {};
/**
 * The ability that does nothing.
 *
 * ```ts
 * NOTHING.ops.length; // 0
 * ```
 */
export const NOTHING: Ability = { ops: [], picks: null, may: false };

/**
 * Whether a target is one that a player chooses.
 *
 * ```ts
 * isChosen({ choose: 'enemy' }); // true
 * ```
 */
export const isChosen = (target: TargetData | undefined): target is Extract<TargetData, { choose: unknown }> =>
  typeof target === 'object' && 'choose' in target;

/**
 * An ability out of the operations of its data.
 *
 * ```ts
 * const ability = readAbility([{ op: 'draw', n: 1 }]);
 * ability.picks; // null
 * ```
 */
export function readAbility(ops: readonly OpData[], may = false): Ability {
  let picks: Pick | null = null;
  for (const { target } of ops) {
    if (isChosen(target)) picks ??= { side: target.choose, filter: target.if ?? NO_FILTER };
  }
  return { ops, picks, may };
}

/**
 * `keywords` are all the game has, so that every card answers for each of them.
 *
 * ```ts
 * const { onPlay, listens } = readPrinted({ effects: [{ op: 'draw', n: 2 }] }, ['guard']);
 * console.log(onPlay.ops.length, listens); // 1 []
 * ```
 */
export function readPrinted<K extends string>(data: AbilityData, keywords: readonly K[]): Printed<K> {
  const triggers = (data.triggers ?? []).map(({ on, of, may, do: ops }) => ({
    ...readAbility(ops, may ?? false),
    on,
    of: of ?? (on === 'turnStart' || on === 'turnEnd' ? 'own' : 'self'),
  }));
  return {
    text: data.text ?? '',
    keywords: Object.fromEntries(keywords.map((name) => [name, Number(data.keywords?.[name] ?? 0)])) as Record<
      K,
      number
    >,
    onPlay: data.effects === undefined ? NOTHING : readAbility(data.effects),
    triggers,
    activated: (data.activated ?? []).map(({ exert, cost, do: ops }) => ({
      ...readAbility(ops),
      exert: exert ?? false,
      cost: cost ?? 0,
    })),
    listens: [...new Set(triggers.map(({ on }) => on))],
  };
}
