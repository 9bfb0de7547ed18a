import type { EffectData, TargetData, TriggerName } from './cards/schema.ts';
import { TRIGGERS } from './cards/schema.ts';

/** Card data made ready for play: every field is there, so that rules ask nothing twice. */

export interface Target {
  /** What is aimed at. `none`: the operation needs no target. */
  readonly of: 'none' | 'unit' | 'slot' | 'graveyard' | 'consumer';
  readonly who: 'ally' | 'enemy' | 'any';
  readonly where: 'close' | 'front' | 'all' | 'self';
  readonly slot: 'own' | 'any' | 'ownEmpty';
  readonly onlyWounded: boolean;
  readonly onlyWithFront: boolean;
  readonly minPower: number;
  readonly maxPower: number;
  readonly pick: 'player' | 'all' | 'random';
  readonly plus: 'closeUnits' | 'closeSameOwner' | 'eventUnit' | 'nothing';
  /** A second choice: the slot it goes to. */
  readonly to: 'nowhere' | 'closeSameOwner' | 'ownEmpty';
}

export interface Operation {
  readonly op: EffectData['op'];
  /** `fixed`: n. `given`: what the event or the moment says. `all`: as much as there is. */
  readonly amount: 'fixed' | 'given' | 'all';
  readonly n: number;
  readonly target: Target;
  readonly optional: boolean;
  readonly token: string;
}

/** An operation that an event wakes, and when it cares. */
export interface Trait extends Operation {
  readonly when: {
    readonly who: Target['who'];
    readonly where: Target['where'];
    readonly byOwner: boolean;
    readonly oncePerTurn: boolean;
  };
}

export type Traits = Readonly<Record<TriggerName, readonly Trait[]>>;

/** Operations that are done one after the other; at most one of them asks the player. */
export interface Ability {
  readonly operations: readonly Operation[];
  readonly picks: Operation | null;
}

export const NO_ABILITY: Ability = { operations: [], picks: null };

const NO_TARGET: Target = {
  of: 'none',
  who: 'any',
  where: 'all',
  slot: 'any',
  onlyWounded: false,
  onlyWithFront: false,
  minPower: 0,
  maxPower: 0,
  pick: 'all',
  plus: 'nothing',
  to: 'nowhere',
};

export function readAbility(list: readonly EffectData[]): Ability {
  const operations = list.map(readOperation);
  return { operations, picks: operations.find((operation) => operation.target.pick === 'player') ?? null };
}

export function readTraits(data: Partial<Record<TriggerName, readonly EffectData[]>>): Traits {
  const read = (effect: EffectData): Trait => ({
    ...readOperation(effect),
    when: {
      who: effect.who ?? 'any',
      where: effect.where ?? 'all',
      byOwner: effect.by === 'owner',
      oncePerTurn: effect.oncePerTurn === true,
    },
  });
  return Object.fromEntries(TRIGGERS.map((name) => [name, (data[name] ?? []).map(read)])) as unknown as Traits;
}

function readOperation(data: EffectData): Operation {
  const n = 'n' in data ? data.n : 0;
  return {
    op: data.op,
    amount: typeof n === 'number' ? 'fixed' : n === 'all' ? 'all' : 'given',
    n: typeof n === 'number' ? n : 0,
    target: readTarget(data),
    optional: 'optional' in data && data.optional === true,
    token: 'token' in data ? data.token : '',
  };
}

function readTarget(data: EffectData): Target {
  if (data.op === 'deployFromGraveyard') {
    return { ...NO_TARGET, of: 'graveyard', pick: 'player', maxPower: data.maxPower, to: 'ownEmpty' };
  }
  if (!('target' in data)) return NO_TARGET;
  if (data.target === 'consumer') return { ...NO_TARGET, of: 'consumer' };
  const target: TargetData = data.target;
  return {
    of: target.slot !== undefined || data.op === 'slotMod' ? 'slot' : 'unit',
    who: target.who ?? 'any',
    where: target.where ?? 'all',
    slot: target.slot ?? 'any',
    onlyWounded: target.if === 'wounded',
    onlyWithFront: target.if === 'hasFront',
    minPower: typeof target.if === 'object' ? target.if.powerGte : 0,
    maxPower: 0,
    pick: target.pick ?? 'all',
    plus: target.plus ?? 'nothing',
    to: target.then === undefined ? 'nowhere' : 'closeSameOwner',
  };
}
