import type { MoveDefinition } from 'cardloom';
import { GO_AGAIN } from './ability.ts';
import { dealDamage, keywordsOf, runHit, tellResolved } from './attack.ts';
import { closeChain } from './chain.ts';
import { endEffects } from './lasting.ts';
import { type Context, type FleshAndBlood, FROM_NOWHERE, LINK_LONG, opponentOf } from './shape.ts';

/** What happens by itself in combat: the layer step, damage, resolution. */

/** Both pass, the attacker first. */
export const passLayer: MoveDefinition<FleshAndBlood> = {
  choices: {},
  run: (context) => {
    const { G, player, coreOps } = context;
    coreOps.emit('layer_pass', { player: player.seat });
    G.combatPasses++;
    if (G.combatPasses < 2) {
      coreOps.setPriority(opponentOf(context, player));
      return;
    }
    G.combatPasses = 0;
    coreOps.emit('layer_end');
    coreOps.endStep();
  },
};

export function beginBlock(context: Context): void {
  context.coreOps.setPriority(opponentOf(context, context.turnPlayer));
}

export function damageStep(context: Context): void {
  dealDamage(context);
  if (!endIfDead(context)) runHit(context);
}

/** Whoever has no life left has lost; if that is both at once, it is a draw. */
function endIfDead(context: Context): boolean {
  const { players, coreOps } = context;
  const [first, second] = players;
  if (first.life > 0 && second.life > 0) return false;
  tellResolved(context, false);
  closeChain(context);
  if (first.life > 0) coreOps.endGame(first);
  else if (second.life > 0) coreOps.endGame(second);
  else coreOps.endGame();
  return true;
}

/** Go again gives an action point, whether it was printed, gained at once or gained by the hit. */
export function resolutionStep(context: Context): void {
  const { G, turnPlayer } = context;
  const goesAgain = (keywordsOf(context) & GO_AGAIN) !== 0;
  if (goesAgain) G.actionPoints++;
  tellResolved(context, goesAgain);
  endEffects(context, turnPlayer, LINK_LONG);
  resetCombat(context);
}

function resetCombat({ G }: Context): void {
  G.attack = 0;
  G.attackFrom = FROM_NOWHERE;
  G.attackNumber = 0;
  G.attackPower = 0;
  G.pendingAttack = 0;
  G.attackKeywords = 0;
  G.combatPasses = 0;
  G.reactionBlock = 0;
  G.handDefenders = 0;
  G.cardDefenders = 0;
  G.damage = 0;
}
