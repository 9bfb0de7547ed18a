import type { Json } from 'cardloom';
import type { Target } from './card.ts';
import { Has } from './keywords.ts';
import { isStill } from './objects.ts';
import type { Card, Context, Player } from './shape.ts';

/** Targets (CR 115): a card number or a player's id. */

/** Everything that can be targeted, from the controller's point of view. */
export function targetsOf(context: Context, target: Target, seat: number): Json[] {
  const found: Json[] = [];
  const { players, zones } = context;
  if (target.kind === 'spell') {
    for (const card of zones.stack.cards)
      if (!card.def.isAbility && fits(target, card.controller, seat)) found.push(card.id);
    return found;
  }
  if (target.kind === 'any' || target.kind === 'player') {
    for (const player of players) if (!player.left && fits(target, player.seat, seat)) found.push(player.id);
  }
  if (target.kind === 'player') return found;
  for (let i = 0; i < players.length; i++) {
    const { battlefield } = players[i];
    if (battlefield.length === 0 || !fits(target, i, seat)) continue;
    const { cards } = battlefield;
    for (let k = 0; k < cards.length; k++) if (isPermanentTarget(target, cards[k], seat)) found.push(cards[k].id);
  }
  return found;
}

export function hasTarget(context: Context, target: Target, seat: number): boolean {
  const { players, zones } = context;
  if (target.kind === 'spell') {
    for (const card of zones.stack.cards) if (!card.def.isAbility && fits(target, card.controller, seat)) return true;
    return false;
  }
  if (target.kind === 'any' || target.kind === 'player') {
    // the player themselves, or an opponent while the game goes on
    return true;
  }
  for (let i = 0; i < players.length; i++) {
    if (players[i].battlefield.length === 0 || !fits(target, i, seat)) continue;
    const { cards } = players[i].battlefield;
    for (let k = 0; k < cards.length; k++) if (isPermanentTarget(target, cards[k], seat)) return true;
  }
  return false;
}

const fits = ({ whose }: Target, of: number, seat: number): boolean =>
  whose === undefined || (whose === 'yours') === (of === seat);

const isOfKind = ({ kind }: Target, card: Card): boolean => kind === 'permanent' || card.def.isCreature;

function isPermanentTarget(target: Target, card: Card, seat: number): boolean {
  if (!isOfKind(target, card)) return false;
  return (card.keywords & Has.hexproof) === 0 || card.controller === seat;
}

/** Whether an Aura of this player may be on it (CR 303.4c). It does not target any more, so hexproof does not matter. */
export const isEnchantable = (enchant: Target, host: Card, seat: number): boolean =>
  isOfKind(enchant, host) && fits(enchant, host.controller, seat);

/** An object on the stack remembers its target as the object it is now. */
export function aim(context: Context, object: Card, target: Json | undefined): void {
  const { coreOps, ctx } = context;
  object.targetCard = 0;
  object.targetObject = 0;
  object.targetSeat = -1;
  if (typeof target === 'string') object.targetSeat = ctx.playerOrder.indexOf(target);
  else if (typeof target === 'number') {
    object.targetCard = target;
    object.targetObject = (coreOps.card(target) as Card).object;
  }
}

/** The card or player that an object on the stack targets, as long as it is a legal target (CR 608.2b). */
export function legalTarget(context: Context, object: Card, target: Target): Card | Player | undefined {
  const { coreOps, players } = context;
  const seat = object.controller;
  if (object.targetSeat >= 0) {
    const player = players[object.targetSeat];
    return !player.left && fits(target, player.seat, seat) ? player : undefined;
  }
  const card = coreOps.card(object.targetCard);
  if (!isStill(card, object.targetObject)) return undefined;
  if (target.kind === 'spell')
    return card.zone.name === 'stack' && fits(target, card.controller, seat) ? card : undefined;
  if (card.zone.name !== 'battlefield' || !fits(target, card.controller, seat)) return undefined;
  return isPermanentTarget(target, card, seat) ? card : undefined;
}
