import type { Operation, Target } from './ability.ts';
import {
  BESIDE,
  CLOSE,
  frontOf,
  isEmpty,
  isWounded,
  powerOf,
  SLOT_IDS,
  SLOTS,
  seatOf,
  slotAt,
  slotById,
  slotOf,
  TERRAINS,
  terrainOf,
  unitAt,
} from './board.ts';
import type { Card, Context } from './kit.ts';
import { canDeploy, canTarget } from './rules.ts';

/** Whose operation it is and where it comes from: `slot` is -1 for actions and leaders, which stand nowhere. */
export interface Source {
  readonly seat: number;
  readonly slot: number;
  /** The unit whose ability it is. */
  readonly unit: Card | undefined;
  /** What the event or the moment says: damage dealt, last power, power of the victim. */
  readonly amount: number;
  /** The unit the event is about, or the consumer. */
  readonly about: Card | undefined;
}

/** What a player picked: a unit or a card of the graveyard, the id of a slot, or (null) nothing. */
export type Picked = Card | string | null;

const NO_SLOTS: readonly number[] = [];
const ALL_SLOTS: readonly number[] = Array.from({ length: SLOTS }, (_, slot) => slot);
const FRONT: readonly (readonly number[])[] = ALL_SLOTS.map((slot) => [frontOf(slot)]);
const SELF: readonly (readonly number[])[] = ALL_SLOTS.map((slot) => [slot]);

/** The slots an operation reaches from where it stands. */
function reach(where: Target['where'], slot: number): readonly number[] {
  if (where === 'all') return ALL_SLOTS;
  if (slot < 0) return NO_SLOTS;
  if (where === 'close') return CLOSE[slot];
  return where === 'front' ? FRONT[slot] : SELF[slot];
}

function fits(context: Context, target: Target, unit: Card, seat: number): boolean {
  const isAlly = unit.owner.seat === seat;
  if (target.who === 'own' ? !isAlly : target.who === 'enemy' && isAlly) return false;
  if (target.minPower > 0 && powerOf(unit) < target.minPower) return false;
  if (target.maxPower > 0 && powerOf(unit) > target.maxPower) return false;
  if (target.onlyWounded && !isWounded(unit)) return false;
  return !target.onlyWithFront || unitAt(context, frontOf(slotOf(unit))) !== undefined;
}

/** The units an operation may be meant for, by terrain. */
export function candidateUnits(context: Context, target: Target, seat: number, slot: number): Card[] {
  const units: Card[] = [];
  for (const reached of reach(target.where, slot)) {
    const unit = unitAt(context, reached);
    if (unit === undefined || !fits(context, target, unit, seat)) continue;
    if (target.pick === 'all' || canTarget(context, unit, seat)) units.push(unit);
  }
  return units;
}

/** The slots an operation may be meant for, by terrain. */
export function candidateSlots(context: Context, target: Target, seat: number, slot: number): number[] {
  const slots: number[] = [];
  for (const reached of reach(target.where, slot)) {
    if (target.slot !== 'any' && seatOf(reached) !== seat) continue;
    if (target.slot === 'ownEmpty' && !isFree(context, reached)) continue;
    slots.push(reached);
  }
  return slots;
}

/** Whether a unit can be put there without consuming. */
export const isFree = (context: Context, slot: number): boolean =>
  isEmpty(context.players[seatOf(slot)], terrainOf(slot)) && canDeploy(context, slot);

/** What a player may pick: units, ids of slots or cards of the graveyard. */
export function options(context: Context, operation: Operation, seat: number, slot: number): (Card | string)[] {
  const { target } = operation;
  if (target.of === 'unit') return candidateUnits(context, target, seat, slot);
  if (target.of === 'slot') return candidateSlots(context, target, seat, slot).map((candidate) => SLOT_IDS[candidate]);
  if (target.of !== 'graveyard' || freeSlots(context, seat).length === 0) return [];
  return context.players[seat].graveyard.filter(
    ({ def }) => def.type === 'unit' && (target.maxPower === 0 || def.power <= target.maxPower),
  );
}

/** Whether there is anything to answer, without listing it. */
export function hasOption(context: Context, operation: Operation, seat: number, slot: number): boolean {
  const { target } = operation;
  if (target.of !== 'unit') return options(context, operation, seat, slot).length > 0;
  for (const reached of reach(target.where, slot)) {
    const unit = unitAt(context, reached);
    if (unit !== undefined && fits(context, target, unit, seat) && canTarget(context, unit, seat)) return true;
  }
  return false;
}

/** The options, and null for what is optional. */
export function answers(context: Context, operation: Operation, seat: number, slot: number): Picked[] {
  const list: Picked[] = options(context, operation, seat, slot);
  if (operation.may) list.push(null);
  return list;
}

/** Whether this is one of the options. */
export function isOption(
  context: Context,
  operation: Operation,
  seat: number,
  slot: number,
  answer: Card | string,
): boolean {
  const { target } = operation;
  if (typeof answer === 'string') {
    return target.of === 'slot' && candidateSlots(context, target, seat, slot).includes(slotById(answer));
  }
  if (target.of !== 'unit') return options(context, operation, seat, slot).includes(answer);
  if (answer.terrain < 0 || !reach(target.where, slot).includes(slotOf(answer))) return false;
  return fits(context, target, answer, seat) && canTarget(context, answer, seat);
}

/** The answers to the second choice, given the first. */
export function destinations(context: Context, operation: Operation, seat: number, picked: Picked): readonly string[] {
  const { to } = operation.target;
  if (picked === null || to === 'nowhere') return [];
  if (to === 'ownEmpty') return freeSlots(context, seat);
  return typeof picked === 'string' || picked.terrain < 0 ? [] : BESIDE[slotOf(picked)].map((slot) => SLOT_IDS[slot]);
}

function freeSlots(context: Context, seat: number): string[] {
  const free: string[] = [];
  for (let terrain = 0; terrain < TERRAINS; terrain++) {
    const slot = slotAt(terrain, seat);
    if (isFree(context, slot)) free.push(SLOT_IDS[slot]);
  }
  return free;
}

/** The units an operation happens to, once the player's choice (if there was one) is known. */
export function targetUnits(context: Context, { target }: Operation, source: Source, picked: Picked): readonly Card[] {
  if (target.of === 'about') return onBoard(source.about);
  if (target.of === 'slot') return typeof picked === 'string' ? unitsAround(context, target, slotById(picked)) : [];
  if (target.pick === 'player') return typeof picked === 'string' ? [] : onBoard(picked);
  const units = candidateUnits(context, target, source.seat, source.slot);
  if (target.pick === 'random') return units.length === 0 ? units : [units[context.coreOps.random(units.length)]];
  return target.plus === 'about' ? [...units, ...onBoard(source.about)] : units;
}

/** The slots an operation happens to. */
export function targetSlots(
  context: Context,
  { target }: Operation,
  source: Source,
  picked: Picked,
): readonly number[] {
  if (target.pick === 'player') {
    if (typeof picked !== 'string') return NO_SLOTS;
    const slot = slotById(picked);
    return target.plus === 'closeSameOwner' ? [slot, ...BESIDE[slot]] : [slot];
  }
  const slots = candidateSlots(context, target, source.seat, source.slot);
  if (target.pick === 'random') return slots.length === 0 ? slots : [slots[context.coreOps.random(slots.length)]];
  return slots;
}

function unitsAround(context: Context, target: Target, slot: number): Card[] {
  const slots = target.plus === 'closeUnits' ? [slot, ...CLOSE[slot]] : [slot];
  const units: Card[] = [];
  for (let i = 0; i < slots.length; i++) {
    const unit = unitAt(context, slots[i]);
    if (unit !== undefined) units.push(unit);
  }
  return units;
}

const onBoard = (unit: Card | null | undefined): readonly Card[] => (unit != null && unit.terrain >= 0 ? [unit] : []);
