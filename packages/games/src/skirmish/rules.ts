import type { Modifier } from 'cardloom';
import { frontOf, powerOf, seatOf, slotOf, unitOf } from './board.ts';
import type { Card, Context, Skirmish } from './shape.ts';

/**
 * Questions whose answer cards on the board may change. A unit's rule is registered when it is deployed and goes when
 * it leaves; rules are folded in the order they came.
 */

/** May this player's unit be deployed to the slot? */
export const canDeploy = (context: Context, slot: number): boolean =>
  context.coreOps.modified('CAN_DEPLOY', true, slot);

/** May a player (by seat) aim at this unit? */
export const canTarget = (context: Context, unit: Card, seat: number): boolean =>
  context.coreOps.modified('CAN_TARGET', true, { unit, seat });

/** May this unit be consumed by its owner? */
export const canConsume = (context: Context, unit: Card): boolean =>
  context.coreOps.modified('CAN_CONSUME', true, unit);

/** The seat that controls a terrain, or -1: higher power, or the only unit. */
export function terrainWinner(context: Context, terrain: number): number {
  const unit0 = unitOf(context.players[0], terrain);
  const unit1 = unitOf(context.players[1], terrain);
  let winner = -1;
  if (unit0 !== undefined && unit1 !== undefined) winner = Math.sign(powerOf(unit1) - powerOf(unit0));
  else if (unit0 !== undefined) winner = 0;
  else if (unit1 !== undefined) winner = 1;
  // the sign says who is stronger: -1 seat 0, 1 seat 1, 0 nobody
  if (unit0 !== undefined && unit1 !== undefined) winner = winner === 0 ? -1 : winner < 0 ? 0 : 1;
  return context.coreOps.modified('DETERMINE_TERRAIN_WINNER', winner, terrain);
}

/** The rules card data can name, by `fn`. */
export const modifiers: Readonly<Record<string, Modifier<Skirmish>>> = {
  forbidEnemyInFront: (_context: Context, current: boolean, slot: number, source: Card): boolean =>
    current && slot !== frontOf(slotOf(source)),

  untargetable: (_context: Context, current: boolean, { unit, seat }: { unit: Card; seat: number }, source: Card) =>
    current && (unit !== source || seat === seatOf(slotOf(source))),

  unconsumable: (_context: Context, current: boolean, unit: Card, source: Card): boolean => current && unit !== source,

  /** Only where both sides have a unit; equal power still gives the terrain to nobody. */
  lowestWins({ players }: Context, current: number, terrain: number, source: Card): number {
    const unit0 = unitOf(players[0], terrain);
    const unit1 = unitOf(players[1], terrain);
    if (source.terrain !== terrain || unit0 === undefined || unit1 === undefined) return current;
    const difference = powerOf(unit0) - powerOf(unit1);
    return difference === 0 ? -1 : difference < 0 ? 0 : 1;
  },
};
