import type { Card, Context, Player, Zone } from './kit.ts';
import { refresh, refreshCard, startStatics } from './layers.ts';
import { ABILITY } from './printed.ts';

/** Zones and identity (CR 400.7): whatever changes its zone is a new object with no memory of the old one. */

export const isOnBattlefield = (card: Card): boolean => card.zone.name === 'battlefield';

/** Whether a card is still the object somebody remembers. */
export const isStill = (card: Card | undefined, object: number): card is Card => card?.object === object;

/** The players in the order in which they choose and act: the active player first (CR 101.4). */
export function apnap({ players, turnPlayer }: Context): Player[] {
  const inOrder: Player[] = [];
  for (let i = 0; i < players.length; i++) {
    const player = players[(turnPlayer.seat + i) % players.length];
    if (!player.left) inOrder.push(player);
  }
  return inOrder;
}

/** All permanents, the active player's first. */
export function permanents({ players, turnPlayer }: Context): Card[] {
  const all: Card[] = [];
  for (let i = 0; i < players.length; i++) {
    const { battlefield } = players[(turnPlayer.seat + i) % players.length];
    for (const card of battlefield) all.push(card);
  }
  return all;
}

/** Moves a card to another zone, where it is a new object. */
export function move(context: Context, card: Card, zone: Zone): void {
  if (relocate(context, card, zone)) refresh(context);
}

/** Cards that move in one event: what each of them last was does not depend on which went first (CR 704.8). */
export function moveTogether(context: Context, cards: readonly Card[], to: (card: Card) => Zone): void {
  let isRefreshing = false;
  for (const card of cards) if (relocate(context, card, to(card))) isRefreshing = true;
  if (isRefreshing) refresh(context);
}

/** Moves a card and works out nothing anew; true if static abilities ended with it. */
export function relocate(context: Context, card: Card, zone: Zone): boolean {
  const { G, coreOps } = context;
  const wasPermanent = isOnBattlefield(card);
  if (wasPermanent) leaveBattlefield(context, card);
  coreOps.moveCard(card, zone);
  if (card.def.isToken && wasPermanent) G.strays++;
  if (card.isCommander) card.arrived = zone.name === 'graveyard' || zone.name === 'exile';
  G.unchecked = true;
  return wasPermanent && endsStatics(context, card);
}

/** Cards leave the game together. */
export function remove(context: Context, cards: readonly Card[]): void {
  let isRefreshing = false;
  for (const card of cards) {
    const wasPermanent = isOnBattlefield(card);
    if (wasPermanent) leaveBattlefield(context, card);
    context.coreOps.removeCard(card);
    if (wasPermanent && endsStatics(context, card)) isRefreshing = true;
  }
  if (isRefreshing) refresh(context);
}

function endsStatics({ G }: Context, { def }: Card): boolean {
  if (def.statics.length === 0) return false;
  G.statics--;
  return true;
}

/** What others may still ask of a permanent that is gone; its abilities on the stack know it as it last was (CR 608.2h). */
function remember({ zones }: Context, card: Card): void {
  card.lastPower = card.power;
  card.lastKeywords = card.keywords;
  card.lastController = card.controller;
  card.lastTapped = card.tapped;
  for (const object of zones.stack) {
    if (object.source === card.id && object.sourceObject === card.entered) knowLast(object, card);
  }
}

/** An ability on the stack keeps how its source last was: the card may come back as another object and leave again. */
export function knowLast(ability: Card, source: Card): void {
  ability.lastKeywords = source.lastKeywords;
  ability.lastController = source.lastController;
  ability.lastTapped = source.lastTapped;
}

/** What was true of the permanent ends with it. */
export function leaveBattlefield(context: Context, card: Card): void {
  if (card.def.activated.length > 0) context.players[card.controller].activators--;
  remember(context, card);
  card.entered = 0;
  card.controller = card.owner.seat;
  card.tapped = false;
  card.damage = 0;
  card.deathtouched = false;
  card.plus = 0;
  card.minus = 0;
  card.power = 0;
  card.toughness = 0;
  card.keywords = 0;
  card.attachedTo = 0;
  card.attackedOn = 0;
  card.since = 0;
  card.under = 0;
  removeFromCombat(context, card);
  for (const { battlefield } of context.players) {
    for (const aura of battlefield) if (aura.attachedTo === card.id) aura.attachedTo = 0;
  }
}

/** A blocker whose attacker is gone. */
const NOBODY = -1;

/** CR 506.4. An attacker it blocked stays blocked; what blocked it goes on blocking, but nobody. */
export function removeFromCombat(context: Context, card: Card): void {
  if (card.attacking >= 0) {
    card.attacking = -1;
    card.blocked = false;
    for (const { battlefield } of context.players) {
      for (const blocker of battlefield) if (blocker.blocking === card.id) blocker.blocking = NOBODY;
    }
  }
  card.blocking = 0;
  card.struckFirst = false;
}

/** A permanent comes onto the battlefield under a player's control. */
export function enter(context: Context, card: Card, player: Player, host?: Card): void {
  move(context, card, player.battlefield);
  arrive(context, card, player, host);
  announce(context, card);
}

export function arrive(context: Context, card: Card, player: Player, host?: Card): void {
  const { G, coreOps } = context;
  card.entered = card.object;
  card.controller = player.seat;
  card.under = player.seat;
  card.since = G.turn;
  card.targetCard = 0;
  card.targetObject = 0;
  card.targetSeat = -1;
  if (card.def.activated.length > 0) player.activators++;
  if (host !== undefined) card.attachedTo = host.id;
  if (card.def.statics.length > 0) {
    G.statics++;
    startStatics(context, card);
  }
  if (card.def.statics.length > 0) refresh(context);
  else if (card.def.isCreature && (G.statics > 0 || G.effects.length > 0)) coreOps.derive(card);
  else refreshCard(card);
}

function announce({ coreOps }: Context, { id, controller, def }: Card): void {
  coreOps.emit('enters', { card: id, player: controller, creature: def.isCreature });
}

/** Permanents go to their owners' graveyards together: each death is seen by all that were there (CR 603.10a). */
export function bury(context: Context, cards: readonly Card[]): void {
  const { coreOps } = context;
  for (const card of cards) {
    coreOps.emit('dies', { card: card.id, player: card.controller, creature: card.def.isCreature });
  }
  moveTogether(context, cards, ({ owner }) => owner.graveyard);
}

/** An object for a player's ability on the stack: a used one, or a new one. */
export function abilityObject({ coreOps, zones }: Context, player: Player): Card {
  const object = player.spent.top ?? coreOps.createCard(ABILITY, player.spent);
  coreOps.moveCard(object, zones.stack);
  object.controller = player.seat;
  return object;
}

/** Tokens that an effect creates: they come together, so each sees the others enter (CR 603.6a). */
export function createTokens(context: Context, name: string, player: Player, count: number): void {
  if (player.left) return;
  context.G.unchecked = true;
  const tokens: Card[] = [];
  for (let i = 0; i < count; i++) {
    const token = context.coreOps.createCard(name, player.battlefield);
    arrive(context, token, player);
    tokens.push(token);
  }
  for (const token of tokens) announce(context, token);
}
