import { cardOf, endCombat, opponentOf } from '@cardloom/parts';
import { damage, destroy } from './deeds.ts';
import type { Card, Context } from './kit.ts';
import { isOnField, powerOf, weaponOf } from './units.ts';

/** A combat, step by step. */

/** The attacker or its target is gone. */
export const isCombatOver = (context: Context): boolean =>
  !isOnField(context.coreOps.card(context.G.attacker)) || !isOnField(context.coreOps.card(context.G.defender));

/** Declare step: the attacker rests. */
export function declareStep(context: Context): void {
  const { G, coreOps, turnPlayer } = context;
  const attacker = cardOf(context, G.attacker);
  attacker.exerted = true;
  coreOps.emit('attacks', { card: attacker, player: turnPlayer, target: cardOf(context, G.defender) });
}

/** The attacked unit, awake and with power, unless it retaliates already. */
export function canRetaliate(context: Context): boolean {
  const { G, player, turnPlayer, zones } = context;
  if (G.isRetaliating || player === turnPlayer || zones.stack.length > 0 || isCombatOver(context)) return false;
  const unit = cardOf(context, G.defender);
  return !unit.exerted && powerOf(context, unit) > 0;
}

/** It rests to strike back; Steadfast units need not. */
export function retaliate(context: Context): void {
  const { G, coreOps, player } = context;
  const unit = cardOf(context, G.defender);
  if (unit.def.keywords.steadfast === 0) unit.exerted = true;
  G.isRetaliating = true;
  coreOps.emit('retaliates', { card: unit, player });
}

/** Damage step, when everybody has passed: both strike at once. */
export function strikeBoth(context: Context): void {
  if (isCombatOver(context)) return;
  const { G } = context;
  const [attacker, defender] = [cardOf(context, G.attacker), cardOf(context, G.defender)];
  const back = G.isRetaliating ? powerOf(context, defender) : 0;
  damage(context, defender, powerOf(context, attacker));
  damage(context, attacker, back);
}

/** The attack card goes to the graveyard; a weapon that was used wears. */
export function endOfCombat(context: Context): void {
  const { G, coreOps, turnPlayer } = context;
  const attacker = cardOf(context, G.attacker);
  if (G.intent !== 0) {
    const card = cardOf(context, G.intent);
    coreOps.moveCard(card, card.owner.graveyard);
  } else if (attacker.def.type === 'champion') wear(context, weaponOf(turnPlayer));
  const defender = cardOf(context, G.defender);
  if (G.isRetaliating && defender.def.type === 'champion') wear(context, weaponOf(opponentOf(context, turnPlayer)));
}

function wear(context: Context, weapon: Card | undefined): void {
  if (weapon === undefined) return;
  weapon.uses += 1;
  if (weapon.uses >= weapon.def.durability) destroy(context, weapon);
}

export function rolesEnd(context: Context): void {
  const { G, coreOps, turnPlayer } = context;
  endCombat(context);
  G.intent = 0;
  G.isRetaliating = false;
  coreOps.setPriority(turnPlayer);
}
