import type { EffectData, TargetData, TriggerName } from './cards/schema.ts';

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

export function readAbility(list: readonly EffectData[]): Ability {
  const operations = list.map(readOperation);
  return { operations, picks: operations.find((operation) => operation.target.pick === 'player') ?? null };
}

export function readTraits(data: Partial<Record<TriggerName, readonly EffectData[]>>): Traits {
  const read = (name: TriggerName): readonly Trait[] => (data[name] ?? []).map(readOperation);
  return {
    deploy: read('deploy'),
    death: read('death'),
    consume: read('consume'),
    consumed: read('consumed'),
    turnStart: read('turnStart'),
    dominant: read('dominant'),
    conquer: read('conquer'),
    actionPlayed: read('actionPlayed'),
    unitDeployed: read('unitDeployed'),
    unitDied: read('unitDied'),
    unitDamaged: read('unitDamaged'),
    unitHealed: read('unitHealed'),
  };
}

/** Operations of every kind have all fields, in this order: code that reads one shape only is quick. */
function readOperation(data: EffectData): Trait {
  const n = 'n' in data ? data.n : 0;
  return {
    op: data.op,
    amount: typeof n === 'number' ? 'fixed' : n === 'all' ? 'all' : 'given',
    n: typeof n === 'number' ? n : 0,
    target: completeTarget(readTarget(data)),
    optional: 'optional' in data && data.optional === true,
    token: 'token' in data ? data.token : '',
    when: {
      who: data.who ?? 'any',
      where: data.where ?? 'all',
      byOwner: data.by === 'owner',
      oncePerTurn: data.oncePerTurn === true,
    },
  };
}

const completeTarget = (target: Partial<Target>): Target => ({
  of: target.of ?? 'none',
  who: target.who ?? 'any',
  where: target.where ?? 'all',
  slot: target.slot ?? 'any',
  onlyWounded: target.onlyWounded ?? false,
  onlyWithFront: target.onlyWithFront ?? false,
  minPower: target.minPower ?? 0,
  maxPower: target.maxPower ?? 0,
  pick: target.pick ?? 'all',
  plus: target.plus ?? 'nothing',
  to: target.to ?? 'nowhere',
});

function readTarget(data: EffectData): Partial<Target> {
  if (data.op === 'deployFromGraveyard') {
    return { of: 'graveyard', pick: 'player', maxPower: data.maxPower, to: 'ownEmpty' };
  }
  if (!('target' in data)) return {};
  if (data.target === 'consumer') return { of: 'consumer' };
  const target: TargetData = data.target;
  return {
    of: target.slot !== undefined || data.op === 'slotMod' ? 'slot' : 'unit',
    who: target.who,
    where: target.where,
    slot: target.slot,
    onlyWounded: target.if === 'wounded',
    onlyWithFront: target.if === 'hasFront',
    minPower: typeof target.if === 'object' ? target.if.powerGte : 0,
    pick: target.pick,
    plus: target.plus,
    to: target.then === undefined ? 'nowhere' : 'closeSameOwner',
  };
}
