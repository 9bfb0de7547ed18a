import type { Card, Context, Player, SlotName, Zone } from './kit.ts';
import { powerFrom } from './power.ts';

/** Five terrains in a row, one slot per player on each. A slot is numbered `terrain * 2 + seat`. */
export const TERRAINS = 5;
export const SLOTS = TERRAINS * 2;

export const slotAt = (terrain: number, seat: number): number => terrain * 2 + seat;
export const terrainOf = (slot: number): number => slot >> 1;
export const seatOf = (slot: number): number => slot & 1;
/** In front of a slot lies the other player's slot on the same terrain. */
export const frontOf = (slot: number): number => slot ^ 1;

const everySlot = Array.from({ length: SLOTS }, (_, slot) => slot);

/** How actions name a slot: `t3p0` is terrain 3, player 0. Literals, because V8 compares those by address. */
export const SLOT_IDS: readonly string[] = [
  't0p0',
  't0p1',
  't1p0',
  't1p1',
  't2p0',
  't2p1',
  't3p0',
  't3p1',
  't4p0',
  't4p1',
];
const slotsById = new Map(SLOT_IDS.map((id, slot) => [id, slot]));
export const slotById = (id: string): number => slotsById.get(id) ?? -1;

/** How events name a slot. */
export const SLOT_NAMES: readonly SlotName[] = everySlot.map((slot) =>
  Object.freeze({ terrainId: terrainOf(slot), playerId: seatOf(slot) }),
);

/** Close to a slot: the slots on the neighbouring terrains, of both players, and the slot in front. */
export const CLOSE: readonly (readonly number[])[] = everySlot.map((slot) =>
  everySlot.filter((other) => {
    const distance = Math.abs(terrainOf(other) - terrainOf(slot));
    return distance === 1 || other === frontOf(slot);
  }),
);
export const isClose = (slot: number, other: number): boolean => CLOSE[slot].includes(other);

/** The close slots of the same player: where a unit can move. */
export const BESIDE: readonly (readonly number[])[] = everySlot.map((slot) =>
  CLOSE[slot].filter((other) => seatOf(other) === seatOf(slot)),
);

export function lane(player: Player, terrain: number): Zone {
  switch (terrain) {
    case 0:
      return player.terrain0;
    case 1:
      return player.terrain1;
    case 2:
      return player.terrain2;
    case 3:
      return player.terrain3;
    default:
      return player.terrain4;
  }
}

export const unitOf = (player: Player, terrain: number): Card | undefined => lane(player, terrain).top;
export const unitAt = (context: Context, slot: number): Card | undefined =>
  lane(context.players[slot & 1], slot >> 1).top;
export const isEmpty = (player: Player, terrain: number): boolean => lane(player, terrain).length === 0;

export const isOnBoard = (card: Card): boolean => card.terrain >= 0;
/** The slot a unit stands in; negative off the board. */
export const slotOf = (card: Card): number => card.terrain * 2 + card.owner.seat;

type SlotModifiers = Pick<Player, 'modifier0' | 'modifier1' | 'modifier2' | 'modifier3' | 'modifier4'>;

export function modifierOf(player: SlotModifiers, terrain: number): number {
  switch (terrain) {
    case 0:
      return player.modifier0;
    case 1:
      return player.modifier1;
    case 2:
      return player.modifier2;
    case 3:
      return player.modifier3;
    default:
      return player.modifier4;
  }
}

export function setModifier(context: Context, slot: number, value: number): void {
  const player = context.players[seatOf(slot)];
  const terrainId = terrainOf(slot);
  if (modifierOf(player, terrainId) === value) return;
  if (terrainId === 0) player.modifier0 = value;
  else if (terrainId === 1) player.modifier1 = value;
  else if (terrainId === 2) player.modifier2 = value;
  else if (terrainId === 3) player.modifier3 = value;
  else player.modifier4 = value;
  context.coreOps.emit('SLOT_MODIFIER_CHANGED', { terrainId, playerId: player.seat, newModifier: value });
}

export function powerOf(unit: Card): number {
  const { terrain } = unit;
  const modifier = terrain < 0 ? 0 : modifierOf(unit.owner, terrain);
  return powerFrom(unit.def.power, unit.buffs, unit.damage, modifier);
}

export const isWounded = (unit: Card): boolean => powerOf(unit) < unit.def.power;

/** A card that leaves the board, or comes to it, is as printed. */
export function refresh(card: Card): void {
  card.terrain = -1;
  card.buffs = 0;
  card.damage = 0;
  card.shield = 0;
  card.cooldown = 0;
  card.isUsed = false;
  card.hasDominated = false;
  card.limitedTurn = 0;
}
