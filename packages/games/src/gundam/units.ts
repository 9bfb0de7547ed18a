import type { Card, Context } from './kit.ts';
import { apFrom, hpFrom, links } from './numbers.ts';

/** What a unit is worth in battle, its pilot and all that lasts included. */

export const pilotOf = ({ coreOps }: Context, { mate }: Card): Card | undefined =>
  mate === 0 ? undefined : coreOps.card(mate);

export const apOf = (context: Context, unit: Card): number =>
  apFrom(unit.def, pilotOf(context, unit)?.def, unit.buff, unit.battleBuff);

export const hpOf = (context: Context, unit: Card): number => hpFrom(unit.def, pilotOf(context, unit)?.def);

export const isInBattleArea = (unit: Card): boolean => unit.owner.units.has(unit);

export const linksWith = (unit: Card, pilot: Card): boolean => links(unit.def, pilot.def);

function isLinked(context: Context, unit: Card): boolean {
  const pilot = pilotOf(context, unit);
  return pilot !== undefined && linksWith(unit, pilot);
}

/** Active, and not deployed this turn unless linked. */
export const canAttack = (context: Context, unit: Card): boolean =>
  !unit.exerted && (!unit.isFresh || isLinked(context, unit));
