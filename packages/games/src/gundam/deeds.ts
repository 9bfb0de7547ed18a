import { drawCards } from '@cardloom/parts';
import { EX_BASE, EX_RESOURCE } from './cards/words.ts';
import type { Card, Context, Player } from './kit.ts';
import { pilotOf } from './units.ts';

/** What happens to cards and players, whatever the reason: damage, destruction, shields, bases, resources. */

export const MOST_UNITS = 6;
export const MOST_RESOURCES = 15;
const MOST_EX_RESOURCES = 5;

/** Damage stays until it is repaired. Used for units and bases alike. */
export function damage({ coreOps }: Context, card: Card, amount: number): void {
  if (amount <= 0) return;
  card.damage += amount;
  coreOps.emit('damaged', { card, amount });
}

/** The events come first: cards hear of them while all of the destroyed are still there. */
export function destroyTogether(context: Context, cards: readonly Card[]): void {
  const { coreOps } = context;
  for (const card of cards) coreOps.emit('banished', { card, player: card.owner });
  for (const card of cards) toTrash(context, card);
}

export const destroy = (context: Context, unit: Card): void => destroyTogether(context, [unit]);

/** Tokens leave the game; the pilot of a unit goes where its unit goes. */
function toTrash(context: Context, card: Card): void {
  const { coreOps } = context;
  const pilot = pilotOf(context, card);
  freshen(card);
  if (card.name === EX_BASE) coreOps.removeCard(card);
  else coreOps.moveCard(card, card.owner.trash);
  if (pilot !== undefined) toTrash(context, alone(pilot));
}

export function bounce(context: Context, unit: Card): void {
  const { coreOps } = context;
  const pilot = pilotOf(context, unit);
  coreOps.emit('bounced', { card: unit, player: unit.owner });
  freshen(unit);
  coreOps.moveCard(unit, unit.owner.hand);
  if (pilot !== undefined) coreOps.moveCard(alone(pilot), pilot.owner.hand);
}

function alone(pilot: Card): Card {
  pilot.mate = 0;
  return pilot;
}

/** Elsewhere nothing is remembered. */
function freshen(card: Card): void {
  card.exerted = false;
  card.damage = 0;
  card.buff = 0;
  card.battleBuff = 0;
  card.isFresh = false;
  card.mate = 0;
}

/** One base at a time: the one before goes to the trash, which is no destruction. */
export function deployBase(context: Context, card: Card, player: Player): void {
  const { coreOps } = context;
  const before = player.base.top;
  if (before !== undefined) toTrash(context, before);
  coreOps.moveCard(card, player.base);
  coreOps.emit('played', { card, player });
}

/** Damage to the shield area: the base first, else the top shield. False if there is neither. */
export function hitShieldArea(context: Context, player: Player, amount: number): boolean {
  const base = player.base.top;
  if (base !== undefined) damage(context, base, amount);
  else if (player.shields.top !== undefined) destroyShield(context, player, player.shields.top);
  else return false;
  return true;
}

/** A shield has 1 HP, and what is more than that is lost. Its Burst waits like any trigger. */
function destroyShield({ G, coreOps }: Context, player: Player, shield: Card): void {
  coreOps.moveCard(shield, player.trash);
  coreOps.emit('shieldDestroyed', { card: shield, player });
  const { burst } = shield.def;
  if (burst >= 0) G.bag = [...G.bag, { card: shield.id, trigger: burst, about: 0 }];
}

export function shieldToHand({ coreOps }: Context, player: Player): void {
  const shield = player.shields.top;
  if (shield === undefined) return;
  coreOps.moveCard(shield, player.hand);
  coreOps.emit('shieldTaken', { player });
}

/** An empty deck loses by rules management, so nothing is said of it here. */
export const draw = (context: Context, player: Player, count: number): void => drawCards(context, player, count);

export function gainExResources({ coreOps }: Context, player: Player, count: number): void {
  const { resources, exResources } = player;
  for (let i = 0; i < count; i++) {
    if (exResources.length >= MOST_EX_RESOURCES || resources.length + exResources.length >= MOST_RESOURCES) return;
    coreOps.createCard(EX_RESOURCE, exResources);
    coreOps.emit('exResourceGained', { player });
  }
}

/** "Repair": a unit recovers HP. */
export function repair({ coreOps }: Context, unit: Card, amount: number): void {
  const healed = Math.min(amount, unit.damage);
  if (healed === 0) return;
  unit.damage -= healed;
  coreOps.emit('healed', { card: unit, amount: healed });
}
