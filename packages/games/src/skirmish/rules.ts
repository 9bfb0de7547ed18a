import { frontOf, powerOf, SLOTS, seatOf, slotOf, TERRAINS, unitOf } from './board.ts';
import type { Card, Context } from './kit.ts';
import { controls } from './power.ts';

/**
 * Values that cards on the board may modify. A unit's rule is registered when it is deployed and goes when
 * it leaves; rules are folded in the order they came.
 */

interface AboutSlot {
  readonly slot: number;
}
interface AboutTerrain {
  readonly terrain: number;
}
interface AboutUnit {
  readonly unit: Card;
}
interface AboutTarget extends AboutUnit {
  readonly seat: number;
}
// what is asked most often is about one of few places
const AT_SLOT: readonly AboutSlot[] = Array.from({ length: SLOTS }, (_, slot) => ({ slot }));
const AT_TERRAIN: readonly AboutTerrain[] = Array.from({ length: TERRAINS }, (_, terrain) => ({ terrain }));

/** May this player's unit be deployed to the slot? */
export const canDeploy = (context: Context, slot: number): boolean =>
  context.coreOps.modified('CAN_DEPLOY', true, AT_SLOT[slot]);

/** May a player (by seat) aim at this unit? */
export const canTarget = (context: Context, unit: Card, seat: number): boolean =>
  context.coreOps.modified('CAN_TARGET', true, { unit, seat });

/** May this unit be consumed by its owner? */
export const canConsume = (context: Context, unit: Card): boolean =>
  context.coreOps.modified('CAN_CONSUME', true, { unit });

/** The seat that controls a terrain, or -1: higher power, or the only unit. */
export function terrainWinner(context: Context, terrain: number): number {
  const unit0 = unitOf(context.players[0], terrain);
  const unit1 = unitOf(context.players[1], terrain);
  const winner = controls(unit0 && powerOf(unit0), unit1 && powerOf(unit1));
  return context.coreOps.modified('DETERMINE_TERRAIN_WINNER', winner, AT_TERRAIN[terrain]);
}

/** Only where both sides have a unit; equal power still gives the terrain to nobody. */
function lowestWins({ players }: Context, current: number, { terrain }: AboutTerrain, source: Card): number {
  const unit0 = unitOf(players[0], terrain);
  const unit1 = unitOf(players[1], terrain);
  if (source.terrain !== terrain || unit0 === undefined || unit1 === undefined) return current;
  return controls(powerOf(unit0), powerOf(unit1), true);
}

/** The rules card data can name, by `type` and `fn`. */
export const modifiers = {
  CAN_DEPLOY: {
    forbidEnemyInFront: (_context: Context, current: boolean, { slot }: AboutSlot, source: Card): boolean =>
      current && slot !== frontOf(slotOf(source)),
  },
  CAN_TARGET: {
    untargetable: (_context: Context, current: boolean, { unit, seat }: AboutTarget, source: Card): boolean =>
      current && (unit !== source || seat === seatOf(slotOf(source))),
  },
  CAN_CONSUME: {
    unconsumable: (_context: Context, current: boolean, { unit }: AboutUnit, source: Card): boolean =>
      current && unit !== source,
  },
  DETERMINE_TERRAIN_WINNER: { lowestWins },
};
