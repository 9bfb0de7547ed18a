import { cardOf, opponentOf } from '@cardloom/parts';
import type { Operation } from './ability.ts';
import { keywordsOf, recount } from './attack.ts';
import { fits, holds } from './conditions.ts';
import { type Card, type Context, FROM_WEAPON, LINK_LONG, type Player, type Work } from './kit.ts';
import { addEffect } from './lasting.ts';

/** What cards do. */

/** An operation, the card it stands on, and the player whose it is. */
export interface Job {
  readonly operation: Operation;
  readonly card: Card;
  readonly player: Player;
}

/**
 * Runs operations one after the other. If one of them may ask, all wait on the agenda so that they keep their order; but
 * what power, keywords and defense come to does not wait for an answer.
 */
export function runAll(context: Context, jobs: readonly Job[]): void {
  const later: Work[] = [];
  const asks = jobs.some(({ operation }) => operation.asks);
  for (const job of jobs) {
    const { operation, card, player } = job;
    if (asks && (operation.asks || !isCombat(operation))) later.push(jobWork(job));
    else runNow(context, operation, card, player);
  }
  if (asks) context.coreOps.sequence(later);
}

const isCombat = ({ do: what }: Operation): boolean => what === 'power' || what === 'keyword' || what === 'defense';

/** An operation on the agenda. */
type Operating = Extract<Work, { readonly do: 'operate' }>;

export const jobWork = ({ operation, card, player }: Job): Operating => ({
  do: 'operate',
  operation: operation.index,
  card,
  player,
  paid: false,
  sure: false,
});

const usedBit = (operation: Operation): number => 1 << operation.index;
export const isUsed = (operation: Operation, card: Card): boolean =>
  operation.oncePerTurn && (card.used & usedBit(operation)) !== 0;
export function markUsed(operation: Operation, card: Card): void {
  if (operation.oncePerTurn) card.used |= usedBit(operation);
}

/** From the agenda: asks first what must be asked. */
export function operate(context: Context, { operation: index, card, player, paid, sure }: Omit<Operating, 'do'>): void {
  const operation = card.def.abilities.operations[index];
  // what was activated has been paid for, whatever happened since
  const isDue = paid || (!isUsed(operation, card) && holds(context, operation.if, card, player));
  if (!isDue) return;
  const { coreOps } = context;
  const job = { operation: index, card, player };
  // looting nothing is the way to decline it
  if (operation.optional && operation.do !== 'loot' && !sure) {
    if (isPossible(context, operation, player)) coreOps.ask({ ask: 'MAY', player, data: { ...job, paid } });
  } else if (operation.do === 'loot') {
    coreOps.ask({ ask: 'LOOT', player, data: { ...job, optional: operation.optional } });
  } else if (operation.do === 'discard') {
    const victim = opponentOf(context, player);
    const amount = Math.min(operation.amount, victim.hand.length);
    markUsed(operation, card);
    if (amount > 0) coreOps.ask({ ask: 'DISCARD', player: victim, data: { amount } });
  } else if (operation.do === 'equip_counter') {
    coreOps.ask({ ask: 'CHOOSE_EQUIPMENT', player, data: { ...job, of: wearerOf(context, operation, player) } });
  } else {
    markUsed(operation, card);
    perform(context, operation, card, player);
  }
}

/** Whose equipment an operation is about. */
const wearerOf = (context: Context, { equipment }: Operation, player: Player): Player =>
  equipment === 'own' ? player : opponentOf(context, player);

/** Nobody is asked about something that could do nothing. */
function isPossible(context: Context, operation: Operation, player: Player): boolean {
  const opponent = opponentOf(context, player);
  switch (operation.do) {
    case 'discard':
    case 'discard_random':
      return opponent.hand.length > 0;
    case 'arsenal_to_bottom':
      return opponent.arsenal.length > 0;
    case 'draw':
      return player.deck.length > 0;
    case 'equip_counter':
      return wearerOf(context, operation, player).equipment.length > 0;
    case 'extra_weapon_attack':
      return player.weapons.length > 0;
    default:
      return true;
  }
}

/** Runs an operation that asks nobody. */
export function runNow(context: Context, operation: Operation, card: Card, player: Player): void {
  if (isUsed(operation, card) || !holds(context, operation.if, card, player)) return;
  markUsed(operation, card);
  perform(context, operation, card, player);
}

export function perform(context: Context, operation: Operation, card: Card, player: Player): void {
  const { G, coreOps } = context;
  const opponent = opponentOf(context, player);
  switch (operation.do) {
    case 'power':
    case 'keyword':
      changeAttack(context, operation, card, player);
      return;
    case 'defense':
      G.reactionBlock += operation.amount;
      return;
    case 'next_attack':
    case 'cost_delta':
    case 'intellect':
      addEffect(context, operation, card, player);
      return;
    case 'first_attack_penalty':
      addEffect(context, operation, card, opponent);
      return;
    case 'draw':
      coreOps.drawCard(player, operation.amount);
      return;
    case 'discard_random':
      for (let i = 0; i < operation.amount && opponent.hand.length > 0; i++) {
        const card = opponent.hand.at(coreOps.random(opponent.hand.length));
        if (card !== undefined) discard(context, card);
      }
      return;
    case 'arsenal_to_bottom': {
      const hidden = opponent.arsenal.top;
      if (hidden === undefined) return;
      coreOps.moveCard(hidden, opponent.deck, 'bottom');
      coreOps.emit('arsenal_to_bottom', { player: opponent.seat });
      return;
    }
    case 'extra_weapon_attack': {
      const weapon = G.attackFrom === FROM_WEAPON ? cardOf(context, G.attack) : player.weapons.top;
      if (weapon === undefined) return;
      weapon.extraAttacks++;
      coreOps.emit('extra_weapon_attack', { card: weapon.name, player: player.seat });
      return;
    }
    default:
      // discard, loot, equip_counter ask first; choose is resolved when the card is played
      throw new Error(`${operation.do} cannot simply be run`);
  }
}

export const amountOf = ({ G }: Context, { amount, perHit }: Operation): number =>
  perHit ? amount * G.hitsInChain : amount;

/** Power or a keyword: for the pending attack if it is meant, and for later ones as long as it lasts. */
function changeAttack(context: Context, operation: Operation, card: Card, player: Player): void {
  const { G } = context;
  const isLasting = operation.duration !== 'link';
  if (isLasting) addEffect(context, operation, card, player);
  if (G.attack === 0) return;
  const attack = cardOf(context, G.attack);
  if (isLasting && attack.owner.seat !== player.seat) return;
  if (!fits(operation.target, attack, keywordsOf(context))) return;
  change(context, operation);
  if (operation.onHit.length + operation.onDamage.length > 0)
    addEffect(context, operation, card, attack.owner, LINK_LONG);
  recount(context);
}

export function change(context: Context, operation: Operation): void {
  const { G } = context;
  if (operation.do === 'power') G.attackPower += amountOf(context, operation);
  else G.attackKeywords |= operation.keywords;
}

export function discard({ coreOps }: Context, card: Card): void {
  // first into the open, then told: nobody hears of a card before they may see it
  coreOps.moveCard(card, card.owner.graveyard);
  coreOps.emit('discard', { card: card.name, player: card.owner.seat });
}
