import type { Operation } from './ability.ts';
import {
  frontOf,
  lane,
  modifierOf,
  powerOf,
  SLOT_NAMES,
  seatOf,
  setModifier,
  slotById,
  slotOf,
  terrainOf,
  unitAt,
} from './board.ts';
import { bury, leaveBoard } from './checks.ts';
import { deploy, keepRule } from './deploy.ts';
import type { Card, Context, Player } from './kit.ts';
import { isFree, type Picked, type Source, targetSlots, targetUnits } from './targets.ts';

/** What cards can do to the board. */
export function operate(
  context: Context,
  operation: Operation,
  source: Source,
  picked: Picked,
  to: string | null,
): void {
  const n = operation.amount === 'given' ? source.amount : operation.n;
  switch (operation.op) {
    case 'draw':
      draw(context, context.players[source.seat], n);
      return;
    case 'addPower':
      for (const unit of targetUnits(context, operation, source, picked)) addPower(context, unit, n);
      return;
    case 'heal':
      for (const unit of targetUnits(context, operation, source, picked)) {
        heal(context, unit, operation.amount === 'all' ? unit.damage : Math.min(n, unit.damage));
      }
      return;
    case 'banish':
      bury(context, targetUnits(context, operation, source, picked), 'kill');
      return;
    case 'bounce':
      for (const unit of targetUnits(context, operation, source, picked)) bounce(context, unit);
      return;
    case 'deployToken':
      if (typeof picked === 'string') deployToken(context, operation.token, slotById(picked));
      return;
    case 'deployFromGraveyard':
      if (typeof picked !== 'string' && picked !== null && to !== null) {
        deployFromGraveyard(context, picked, slotById(to));
      }
      return;
    case 'damage':
      for (const unit of targetUnits(context, operation, source, picked)) damage(context, unit, n);
      return;
    case 'fight':
      for (const unit of targetUnits(context, operation, source, picked)) fight(context, unit);
      return;
    case 'setPower':
      if (source.unit !== undefined) copyFront(context, source.unit);
      return;
    case 'slotMod':
      for (const slot of targetSlots(context, operation, source, picked)) {
        setModifier(context, slot, modifierOf(context.players[seatOf(slot)], terrainOf(slot)) + n);
      }
      return;
    case 'cleanse':
      for (const slot of targetSlots(context, operation, source, picked)) cleanse(context, slot);
      return;
    case 'stealSlotMod':
      for (const slot of targetSlots(context, operation, source, picked)) stealModifier(context, slot, source.slot);
      return;
    case 'move':
      move(context, source, picked, to);
      return;
  }
}

/** An empty deck gives nothing. The opponent sees that a card was drawn, not which. */
export function draw({ coreOps }: Context, player: Player, count: number): void {
  for (let i = 0; i < count; i++) {
    const card = player.deck.top;
    if (card === undefined) return;
    coreOps.moveCard(card, player.hand);
    const hidden = { playerId: player.seat, count: 1 };
    coreOps.emit('CARD_DRAWN', { playerId: player.seat, count: 1, cardId: card.id }, [player], hidden);
  }
}

function addPower({ coreOps }: Context, unit: Card, amount: number): void {
  if (amount === 0) return;
  const oldPower = powerOf(unit);
  unit.buffs += amount;
  coreOps.emit('UNIT_POWER_CHANGED', { unitId: unit.id, oldPower, newPower: powerOf(unit), amount });
}

/** The shield takes it first; what is left hits the power. */
function damage({ coreOps }: Context, unit: Card, dealt: number): void {
  const blocked = Math.min(unit.shield, dealt);
  if (blocked > 0) {
    unit.shield -= blocked;
    coreOps.emit('SHIELD_BLOCKED', { unitId: unit.id, amount: blocked, shield: unit.shield });
  }
  const amount = dealt - blocked;
  if (amount <= 0) return;
  unit.damage += amount;
  coreOps.emit('UNIT_DAMAGED', { unitId: unit.id, amount, newPower: powerOf(unit) });
}

function heal({ coreOps }: Context, unit: Card, amount: number): void {
  if (amount <= 0) return;
  unit.damage -= amount;
  coreOps.emit('UNIT_HEALED', { unitId: unit.id, amount, newPower: powerOf(unit) });
}

/** Both deal their power at once. */
function fight(context: Context, unit: Card): void {
  const other = unitAt(context, frontOf(slotOf(unit)));
  if (other === undefined) return;
  const dealt = powerOf(unit);
  const taken = powerOf(other);
  damage(context, other, dealt);
  damage(context, unit, taken);
}

/** Its own power (printed and buffs) becomes the power in front; with nobody there it is as printed. */
function copyFront(context: Context, unit: Card): void {
  const front = unitAt(context, frontOf(slotOf(unit)));
  const own = front === undefined ? unit.def.power : powerOf(front);
  addPower(context, unit, own - unit.def.power - unit.buffs);
}

function bounce(context: Context, unit: Card): void {
  const { terrain, owner } = unit;
  leaveBoard(context, unit, 'hand');
  context.coreOps.emit('UNIT_BOUNCED', { unitId: unit.id, terrainId: terrain, playerId: owner.seat });
}

/** The modifier and the buffs go; damage stays. */
function cleanse(context: Context, slot: number): void {
  setModifier(context, slot, 0);
  const unit = unitAt(context, slot);
  if (unit !== undefined) addPower(context, unit, -unit.buffs);
}

function stealModifier(context: Context, from: number, to: number): void {
  const stolen = modifierOf(context.players[seatOf(from)], terrainOf(from));
  setModifier(context, from, 0);
  setModifier(context, to, modifierOf(context.players[seatOf(to)], terrainOf(to)) + stolen);
}

/** A unit picked goes to the slot of the second choice; otherwise the unit itself goes to the slot picked. */
function move(context: Context, source: Source, picked: Picked, to: string | null): void {
  const isSlot = typeof picked === 'string';
  const unit = isSlot ? source.unit : picked;
  const goal = isSlot ? picked : to;
  if (unit === undefined || unit === null || unit.terrain < 0 || goal === null) return;
  const from = slotOf(unit);
  const slot = slotById(goal);
  const other = unitAt(context, slot);
  place(context, unit, from, slot);
  if (other !== undefined) place(context, other, slot, from);
}

function place({ coreOps, players }: Context, unit: Card, from: number, to: number): void {
  coreOps.moveCard(unit, lane(players[seatOf(to)], terrainOf(to)));
  unit.terrain = terrainOf(to);
  keepRule(coreOps, unit);
  coreOps.emit('UNIT_MOVED', { unitId: unit.id, from: SLOT_NAMES[from], to: SLOT_NAMES[to] });
}

function deployToken(context: Context, token: string, slot: number): void {
  if (!isFree(context, slot)) return;
  const player = context.players[seatOf(slot)];
  deploy(context, context.coreOps.createCard(token, lane(player, terrainOf(slot))), slot);
}

function deployFromGraveyard(context: Context, card: Card, slot: number): void {
  if (card.zone.name === 'graveyard' && isFree(context, slot)) deploy(context, card, slot);
}
