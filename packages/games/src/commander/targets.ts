import type { Target } from './card.ts';
import { Has } from './keywords.ts';
import type { Card, Context, Player } from './kit.ts';
import { isStill } from './objects.ts';

/** Targets (CR 115): cards and players. */

export const isPlayer = (target: Card | Player): target is Player => 'seat' in target;

/** Everything that can be targeted, from the controller's point of view. */
export function targetsOf(context: Context, target: Target, seat: number): (Card | Player)[] {
  const found: (Card | Player)[] = [];
  const { players, zones } = context;
  if (target.kind === 'spell') {
    return zones.stack.filter((card) => isSpellTarget(target, card, seat));
  }
  if (target.kind === 'any' || target.kind === 'player') {
    for (const player of players) if (!player.left && fits(target, player.seat, seat)) found.push(player);
  }
  if (target.kind === 'player') return found;
  for (const player of players) {
    if (!fits(target, player.seat, seat)) continue;
    for (const card of player.battlefield) if (isPermanentTarget(target, card, seat)) found.push(card);
  }
  return found;
}

export function hasTarget(context: Context, target: Target, seat: number): boolean {
  const { players, zones } = context;
  if (target.kind === 'spell') return zones.stack.some((card) => isSpellTarget(target, card, seat));
  if (target.kind === 'any' || target.kind === 'player') {
    // the player themselves, or an opponent while the game goes on
    return true;
  }
  return players.some(
    (player) =>
      fits(target, player.seat, seat) && player.battlefield.some((card) => isPermanentTarget(target, card, seat)),
  );
}

const fits = ({ whose }: Target, of: number, seat: number): boolean =>
  whose === undefined || (whose === 'own') === (of === seat);

const isOfKind = ({ kind }: Target, card: Card): boolean => kind === 'permanent' || card.def.isCreature;

const isSpellTarget = (target: Target, { def, controller }: Card, seat: number): boolean =>
  !def.isAbility && fits(target, controller, seat);

function isPermanentTarget(target: Target, card: Card, seat: number): boolean {
  if (!isOfKind(target, card)) return false;
  return (card.keywords & Has.hexproof) === 0 || card.controller === seat;
}

/** Whether an Aura of this player may be on it (CR 303.4c). It does not target any more, so hexproof does not matter. */
export const isEnchantable = (enchant: Target, host: Card, seat: number): boolean =>
  isOfKind(enchant, host) && fits(enchant, host.controller, seat);

/** An object on the stack remembers its target as the object it is now. */
export function aim(object: Card, target: Card | Player | undefined): void {
  object.targetCard = 0;
  object.targetObject = 0;
  object.targetSeat = -1;
  if (target === undefined) return;
  if (isPlayer(target)) object.targetSeat = target.seat;
  else {
    object.targetCard = target.id;
    object.targetObject = target.object;
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
