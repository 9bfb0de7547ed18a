import type { Card, Context, Player } from './kit.ts';
import { powerFrom } from './numbers.ts';

/** Who fights, and with what. */

export const isUnit = ({ def }: Card): boolean => def.life > 0;
export const isOnField = (card: Card | undefined): card is Card => card?.owner.field.has(card) === true;

/** It lies at the bottom of the field; before it enters there is none. */
export function championOf({ field }: Player): Card | undefined {
  const { bottom } = field;
  return bottom?.def.type === 'champion' ? bottom : undefined;
}

/** The newest weapon is the one that is used. */
export function weaponOf({ field }: Player): Card | undefined {
  for (let i = field.length - 1; i >= 0; i--) if (field.at(i)?.def.type === 'weapon') return field.at(i);
  return undefined;
}

/** A champion has the power of its attack card, else of its weapon. */
export function powerOf({ G, coreOps }: Context, unit: Card): number {
  const { def, buff } = unit;
  if (def.type !== 'champion') return powerFrom(def, buff, undefined);
  const isStriking = G.intent !== 0 && G.attacker === unit.id;
  const arm = isStriking ? coreOps.card(G.intent) : weaponOf(unit.owner);
  return powerFrom(def, buff, arm?.def);
}

/** Awake, with power; on the turn it arrives too. */
export const canAttack = (context: Context, unit: Card): boolean =>
  isUnit(unit) && !unit.exerted && powerOf(context, unit) > 0;

export const isAttackable = (unit: Card): boolean => isUnit(unit) && unit.def.keywords.stealth === 0;
