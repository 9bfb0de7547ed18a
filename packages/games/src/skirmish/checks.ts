import type { Effect, Work } from 'cardloom';
import { isOnBoard, powerOf, refresh, SLOTS, slotOf, TERRAINS, unitOf } from './board.ts';
import type { Card, Context } from './shape.ts';
import { traitWorks } from './traits.ts';

/**
 * Deaths. After every effect that may weaken units, those without power are found and their death is put on the
 * agenda: below the triggers of that effect, which may still save them. A unit is found once and then waits, so the
 * triggers of one effect all come before its deaths; that is why this is no check of the engine, which only looks.
 */
export function findDead(context: Context): void {
  let found: number[] | undefined;
  const first = context.turnPlayer.seat;
  for (let i = 0; i < SLOTS; i++) {
    // board order: the current player's terrains 0 to 4, then the opponent's
    const player = context.players[i < TERRAINS ? first : 1 - first];
    const unit = unitOf(player, i < TERRAINS ? i : i - TERRAINS);
    if (unit === undefined || unit.isDying || powerOf(unit) > 0) continue;
    unit.isDying = true;
    found ??= [];
    found.push(unit.id);
  }
  if (found !== undefined) context.coreOps.interrupt({ do: 'die', units: found });
}

interface Death extends Effect {
  readonly units: readonly number[];
}

/** The death of units found together; whoever has been saved, or has left, is left alone. */
export function die(context: Context, { units }: Death): void {
  const dead: Card[] = [];
  for (const id of units) {
    const unit = context.coreOps.card(id) as Card;
    if (!unit.isDying) continue;
    unit.isDying = false;
    if (isOnBoard(unit) && powerOf(unit) === 0) dead.push(unit);
  }
  if (dead.length > 0) bury(context, dead, 'power');
}

/** Units die together: all leave the board, then each death is told, then their Death triggers come. */
export function bury(context: Context, dead: readonly Card[], cause: 'power' | 'kill' | 'consumed'): void {
  const { coreOps } = context;
  const works: Work[] = [];
  const terrains: number[] = [];
  for (const unit of dead) {
    terrains.push(unit.terrain);
    // dead of damage its power is 0: what it was worth is printed power and buffs
    works.push(...traitWorks(unit, 'death', unit.def.power + unit.buffs, 0, slotOf(unit)));
    leaveBoard(context, unit, 'graveyard');
  }
  for (const [i, unit] of dead.entries()) {
    coreOps.emit('UNIT_DIED', { unitId: unit.id, terrainId: terrains[i], cause });
  }
  if (works.length > 0) coreOps.sequence(works);
}

/** Tokens that leave the board leave the game. */
export function leaveBoard({ coreOps }: Context, unit: Card, to: 'graveyard' | 'hand'): void {
  refresh(unit);
  if (unit.def.isToken) coreOps.removeCard(unit);
  else coreOps.moveCard(unit, to === 'hand' ? unit.owner.hand : unit.owner.graveyard);
}
