import { cardOf, nonTurnPlayer } from '@cardloom/parts';
import { damage, hitShieldArea } from './deeds.ts';
import type { Card, Context } from './kit.ts';
import { apOf, hpOf, isInBattleArea } from './units.ts';

/** A battle, step by step. */

/** The attacker or the unit it attacks is gone: after attack, block and action step the battle skips to its end. */
export function isBattleOver(context: Context): boolean {
  const { attacker, defender } = context.G;
  if (!isInBattleArea(cardOf(context, attacker))) return true;
  return defender !== 0 && !isInBattleArea(cardOf(context, defender));
}

/** Attack step: the attacker rests; "when attacking" effects. */
export function attackStep(context: Context): void {
  const { G, coreOps, turnPlayer } = context;
  cardOf(context, G.attacker).exerted = true;
  const target = G.defender === 0 ? nonTurnPlayer(context) : cardOf(context, G.defender);
  coreOps.emit('attacks', { card: cardOf(context, G.attacker), player: turnPlayer, target });
}

/** Damage step: unit against unit at once, or the attacked player's base, shield, or the player. */
export function damageStep(context: Context): void {
  const { attacker, defender } = context.G;
  const unit = cardOf(context, attacker);
  if (defender === 0) strikePlayer(context, apOf(context, unit));
  else fight(context, unit, cardOf(context, defender));
}

/** Without AP there is no battle damage. */
function strikePlayer(context: Context, amount: number): void {
  const player = nonTurnPlayer(context);
  if (amount > 0 && !hitShieldArea(context, player, amount)) player.isStruck = true;
}

function fight(context: Context, attacker: Card, target: Card): void {
  const back = apOf(context, target);
  damage(context, target, apOf(context, attacker));
  const isDestroyed = target.damage >= hpOf(context, target);
  const { firstStrike, breach } = attacker.def.keywords;
  if (!isDestroyed || firstStrike === 0) damage(context, attacker, back);
  // Breach: who destroys a unit hits the shield area behind it, but never the player
  if (isDestroyed && breach > 0) hitShieldArea(context, target.owner, breach);
}

/** Battle end step: "this battle" effects are over. */
export function battleEndStep({ players }: Context): void {
  for (const { units } of players) {
    for (const unit of units) {
      if (unit.battleBuff !== 0) unit.battleBuff = 0;
    }
  }
}
