import { lane, seatOf, terrainOf } from './board.ts';
import type { Card, Context } from './kit.ts';

/** A unit comes to the board, fresh. Its Deploy traits wake with everybody else's on UNIT_DEPLOYED. */
export function deploy(context: Context, unit: Card, slot: number): void {
  const { coreOps } = context;
  const terrain = terrainOf(slot);
  const zone = lane(context.players[seatOf(slot)], terrain);
  // a token is made where it stands
  if (zone.top !== unit) coreOps.moveCard(unit, zone);
  unit.terrain = terrain;
  const { cooldown } = unit.def;
  if (cooldown > 0) unit.cooldown = cooldown;
  keepRule(coreOps, unit);
  coreOps.emit('UNIT_DEPLOYED', { unitId: unit.id, terrainId: terrain, playerId: seatOf(slot) });
}

/** A unit's rule holds as long as it stands in its slot: after a move it is registered anew. */
export function keepRule(coreOps: Context['coreOps'], unit: Card): void {
  const { rule } = unit.def;
  if (rule !== null) coreOps.modify(rule.type, rule.fn, unit);
}
