import type { Side } from '@cardloom/parts';
import type { EffectData, TargetData, TriggerData } from './cards/schema.ts';
import type { TriggerName } from './cards/words.ts';

/** Card data made ready for play: every field is there, so that rules ask nothing twice. */

export interface Target {
  /** What is aimed at. `none`: the operation needs no target. */
  readonly of: 'none' | 'unit' | 'slot' | 'graveyard' | 'about';
  readonly who: Side;
  readonly where: 'close' | 'front' | 'all' | 'self';
  readonly slot: 'own' | 'any' | 'ownEmpty';
  readonly onlyWounded: boolean;
  readonly onlyWithFront: boolean;
  /** 0 for none. */
  readonly minPower: number;
  readonly maxPower: number;
  readonly pick: 'player' | 'all' | 'random';
  readonly plus: 'closeUnits' | 'closeSameOwner' | 'about' | 'nothing';
  /** A second choice: the slot it goes to. */
  readonly to: 'nowhere' | 'closeSameOwner' | 'ownEmpty';
}

export interface Operation {
  readonly op: EffectData['op'];
  /** `fixed`: n. `given`: what the event or the moment says. `all`: as much as there is. */
  readonly amount: 'fixed' | 'given' | 'all';
  readonly n: number;
  readonly target: Target;
  /** The player may decline. */
  readonly may: boolean;
  readonly token: string;
}

/** An operation that an event wakes, and when it cares. */
export interface Trait extends Operation {
  readonly when: {
    readonly of: 'self' | Side;
    readonly where: 'close' | 'front' | 'all';
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
  const operations = list.map((data) => readTrait(data, {}));
  return { operations, picks: operations.find((operation) => operation.target.pick === 'player') ?? null };
}

export function readTraits(triggers: readonly TriggerData[]): Traits {
  const read = (name: TriggerName): readonly Trait[] =>
    triggers.filter(({ on }) => on === name).flatMap((trigger) => trigger.do.map((data) => readTrait(data, trigger)));
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
function readTrait(data: EffectData, { on, of, where, oncePerTurn }: Partial<TriggerData>): Trait {
  const n = 'n' in data ? data.n : 0;
  return {
    op: data.op,
    amount: typeof n === 'number' ? 'fixed' : n === 'all' ? 'all' : 'given',
    n: typeof n === 'number' ? n : 0,
    target: completeTarget('target' in data ? readTarget(data.op, data.target) : {}),
    may: 'may' in data && data.may === true,
    token: 'token' in data ? data.token : '',
    when: {
      of: of ?? (on === 'actionPlayed' ? 'own' : 'self'),
      where: where ?? 'all',
      oncePerTurn: oncePerTurn === true,
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

/** These are about slots, whatever they name. */
const OF_SLOTS: ReadonlySet<EffectData['op']> = new Set(['slotMod', 'cleanse', 'stealSlotMod']);

function readTarget(op: EffectData['op'], target: TargetData): Partial<Target> {
  const of = OF_SLOTS.has(op) ? 'slot' : 'unit';
  if (target === 'about') return { of: 'about' };
  if (target === 'self') return { of, where: 'self' };
  if (target === 'selfAndAbout') return { of, where: 'self', plus: 'about' };
  const { choose, all, random, chooseSlot, where, plus } = target;
  if (chooseSlot !== undefined) return { of: 'slot', slot: chooseSlot, where, plus, pick: 'player' };
  const chosen: Partial<Target> = {
    of,
    who: choose ?? all ?? random,
    where,
    pick: choose !== undefined ? 'player' : random !== undefined ? 'random' : 'all',
    onlyWounded: target.if?.wounded === true,
    onlyWithFront: target.if?.hasFront === true,
    minPower: target.if?.powerAtLeast,
    maxPower: target.if?.powerAtMost,
    plus,
    to: target.then === undefined ? 'nowhere' : 'closeSameOwner',
  };
  return op === 'deployFromGraveyard' ? { ...chosen, of: 'graveyard', to: 'ownEmpty' } : chosen;
}
