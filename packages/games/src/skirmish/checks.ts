import { isOnBoard, modifierOf, powerOf, refresh, SLOTS, slotOf, TERRAINS, unitOf } from './board.ts';
import type { Card, Cause, Context, Work } from './kit.ts';
import { traitWorks } from './traits.ts';

/**
 * Deaths. Whatever weakened them and whoever did it: units without power are found at the end of every effect, and
 * their death waits below the triggers of that effect, which may still save them.
 */
export const deaths = { find: findDead, do: 'die' } as const;

/** In board order: the current player's terrains 0 to 4, then the opponent's. */
function findDead({ players, turnPlayer }: Context): readonly Card[] | undefined {
  let found: Card[] | undefined;
  const first = turnPlayer.seat;
  for (let i = 0; i < SLOTS; i++) {
    const player = players[i < TERRAINS ? first : 1 - first];
    const terrain = i < TERRAINS ? i : i - TERRAINS;
    const unit = unitOf(player, terrain);
    // asked after every effect, and most units live: `powerOf` would look up owner and place once more
    if (unit === undefined || unit.def.power + unit.buffs - unit.damage + modifierOf(player, terrain) > 0) continue;
    if (!isOnBoard(unit) || powerOf(unit) > 0) continue;
    found ??= [];
    found.push(unit);
  }
  return found;
}

/** The death of units found together; whoever has been saved, or has left, is left alone. */
export function die(context: Context, { cards }: { readonly cards: readonly Card[] }): void {
  const dead = cards.filter((unit) => isOnBoard(unit) && powerOf(unit) === 0);
  if (dead.length > 0) bury(context, dead, 'power');
}

/** Units die together: all leave the board, then each death is told, then their Death triggers come. */
export function bury(context: Context, dead: readonly Card[], cause: Cause): void {
  const { coreOps } = context;
  const works: Work[] = [];
  const terrains: number[] = [];
  for (const unit of dead) {
    terrains.push(unit.terrain);
    // dead of damage its power is 0: what it was worth is printed power and buffs
    works.push(...traitWorks(unit, 'death', unit.def.power + unit.buffs, slotOf(unit)));
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
