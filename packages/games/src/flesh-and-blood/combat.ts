import { opponentOf } from '@cardloom/parts';
import { GO_AGAIN } from './ability.ts';
import { dealDamage, keywordsOf, tellResolved } from './attack.ts';
import { closeChain } from './chain.ts';
import { type Context, FROM_NOWHERE, kit, LINK_LONG, type Work } from './kit.ts';
import { endEffects } from './lasting.ts';

/** What happens by itself in combat: the layer step, damage, resolution. */

/** Both pass, the attacker first. */
export const passLayer = kit.move().run((context) => {
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
});

export function beginBlock(context: Context): void {
  context.coreOps.setPriority(opponentOf(context, context.turnPlayer));
}

/** What a hit does waits until it is known whether anybody fell. */
export function damageStep(context: Context): void {
  dealDamage(context);
  if (context.G.damage > 0) context.coreOps.interrupt(HIT);
}
const HIT: Work = { do: 'hit' };

/** After every move, step and effect: a hero without life ends the game, whatever took it. */
export const lifeCheck = ({ players }: Context): readonly Work[] | undefined =>
  players[0].life > 0 && players[1].life > 0 ? undefined : FALL;
const FALL: readonly Work[] = [{ do: 'fall' }];

/** Whoever has no life left has lost; if that is both at once, it is a draw. */
export function fall(context: Context): void {
  const { players, ctx, coreOps } = context;
  const [first, second] = players;
  if (ctx.currentStep === 'DAMAGE') tellResolved(context, false);
  closeChain(context);
  if (first.life > 0) coreOps.endGame(first);
  else if (second.life > 0) coreOps.endGame(second);
  else coreOps.endGame();
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
