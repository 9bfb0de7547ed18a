import { drawCards, loses } from '@cardloom/parts';
import { contenderOf, defenseOf, isClashCard, isInPlay, weaponOf } from './field.ts';
import { type Card, type Context, onField, type Player } from './kit.ts';

/** What happens to cards and players, whatever the reason: damage, oblivion, health, drawing. */

/** Clash damage goes after the clash, other damage at the end of the turn. */
export type DamageKind = 'clashDamage' | 'damage';

/** Damage eats defense; on a Contender what is more reduces health. */
export function deal(context: Context, card: Card, amount: number, kind: DamageKind): void {
  if (amount <= 0) return;
  context.coreOps.emit('damaged', { card, amount });
  if (isClashCard(card)) {
    card[kind] += amount;
    return;
  }
  const absorbed = Math.min(amount, Math.max(0, defenseOf(context, card)));
  card[kind] += absorbed;
  if (amount > absorbed) changeHealth(context, card.owner, absorbed - amount);
}

export const damage = (context: Context, card: Card, amount: number): void => deal(context, card, amount, 'damage');

export const strike = (context: Context, player: Player, amount: number): void =>
  damage(context, contenderOf(player), amount);

export const gainHealth = (context: Context, player: Player, amount: number): void =>
  changeHealth(context, player, amount);

function changeHealth({ coreOps }: Context, player: Player, amount: number): void {
  player.health += amount;
  coreOps.emit('healthChanged', { player, amount, health: player.health });
}

/** The events come first: cards hear of them while all who go are still in play. */
export function toOblivionTogether(context: Context, cards: readonly Card[]): void {
  const { coreOps } = context;
  for (const card of cards) coreOps.emit('banished', { card, player: card.owner });
  for (const card of cards) {
    leavePlay(context, card);
    coreOps.moveCard(card, card.owner.oblivion);
  }
}

/** A Contender cannot be sent away. */
export function banish(context: Context, card: Card): void {
  if (isClashCard(card) && isInPlay(card)) toOblivionTogether(context, [card]);
}

export function bounce(context: Context, card: Card): void {
  if (!isClashCard(card) || !isInPlay(card)) return;
  const { coreOps } = context;
  coreOps.emit('bounced', { card, player: card.owner });
  leavePlay(context, card);
  coreOps.moveCard(card, card.owner.hand);
}

/** Out of play nothing is remembered, and a weapon goes to oblivion without its bearer. */
function leavePlay(context: Context, card: Card): void {
  const weapon = weaponOf(context, card);
  if (weapon !== undefined) {
    weapon.mate = 0;
    context.coreOps.moveCard(weapon, weapon.owner.oblivion);
  }
  Object.assign(card, onField);
}

/** Whoever must draw from an empty deck loses. */
export const draw = (context: Context, player: Player, count: number): void => drawCards(context, player, count, loses);
