import { cardOf, endCombat, nonTurnPlayer } from '@cardloom/parts';
import { deal } from './deeds.ts';
import { attackOf, defenseOf, isInPlay } from './field.ts';
import type { Card, Context } from './kit.ts';

/** A clash, step by step. */

export const attackerIn = (context: Context): Card => cardOf(context, context.G.attacker);

/** Whom the attack is against: the obstructing cards in the order they stand, else the card that was attacked. */
export function defendersIn(context: Context): Card[] {
  const { G } = context;
  if (G.isObstructed) return nonTurnPlayer(context).field.filter(({ isObstructing }) => isObstructing);
  const target = cardOf(context, G.defender);
  return isInPlay(target) ? [target] : [];
}

/** The attacker is gone, or nobody is left to attack. */
export const isClashOver = (context: Context): boolean =>
  !isInPlay(attackerIn(context)) || defendersIn(context).length === 0;

/** Attack step: the attacker engages. */
export function attackStep(context: Context): void {
  const { G, coreOps, turnPlayer } = context;
  const attacker = attackerIn(context);
  attacker.exerted = true;
  coreOps.emit('attacks', { card: attacker, player: turnPlayer, target: cardOf(context, G.defender) });
}

/** Damage step, all at once. Obstructing cards share the attack: each takes what it can bear, the last one the rest. */
export function damageStep(context: Context): void {
  const attacker = attackerIn(context);
  const defenders = defendersIn(context);
  let left = attackOf(context, attacker);
  let back = 0;
  const shares: number[] = [];
  for (let i = 0; i < defenders.length; i++) {
    back += attackOf(context, defenders[i]);
    const share = i === defenders.length - 1 ? left : Math.min(left, Math.max(0, defenseOf(context, defenders[i])));
    shares.push(share);
    left -= share;
  }
  for (let i = 0; i < defenders.length; i++) deal(context, defenders[i], shares[i], 'clashDamage');
  deal(context, attacker, back, 'clashDamage');
}

/** After the clash: its damage and its buffs are gone. */
export function endClash(context: Context): void {
  const { G, players } = context;
  endCombat(context);
  if (G.isObstructed) G.isObstructed = false;
  for (const { field } of players) {
    for (const card of field) {
      if (card.clashDamage !== 0) card.clashDamage = 0;
      if (card.clashAttack !== 0) card.clashAttack = 0;
      if (card.isObstructing) card.isObstructing = false;
      if (card.clashDefense !== 0) card.clashDefense = 0;
    }
  }
}
