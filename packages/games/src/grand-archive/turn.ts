import { clearBuffs, isFirstTurn, isFirstTurnOfGame, readyZone } from '@cardloom/parts';
import { draw, enterChampion } from './deeds.ts';
import type { Context } from './kit.ts';
import { championOf } from './units.ts';

/** What happens by itself before the game and in a turn. */

/** The rules' own opening: on a player's first turn the spirit enters and draws. */
export function enterSpirit(context: Context): void {
  const { turnPlayer, coreOps } = context;
  const spirit = turnPlayer.lineage.top;
  if (!isFirstTurn(context) || championOf(turnPlayer) !== undefined || spirit === undefined) return;
  enterChampion(context, turnPlayer, spirit);
  coreOps.emit('championEntered', { card: spirit, player: turnPlayer });
  draw(context, turnPlayer, spirit.def.opening);
}

/** Nobody wakes up on their first turn. */
export function wakeUp(context: Context): void {
  const { turnPlayer, coreOps } = context;
  if (!isFirstTurn(context)) readyZone(turnPlayer.field);
  coreOps.emit('turnStart', { player: turnPlayer });
}

/** First turns: the first player begins with main, the second with draw. */
export const afterWakeUp = {
  to: ['materialize', 'draw', 'main'],
  by: (context: Context): 'materialize' | 'draw' | 'main' =>
    isFirstTurnOfGame(context) ? 'main' : isFirstTurn(context) ? 'draw' : 'materialize',
} as const;

export function beginMaterialize({ G }: Context): void {
  G.hasChosenMaterial = false;
  G.hasMaterialized = false;
}

/** Who materializes nothing gives no opportunity. */
export const isMaterializeOver = ({ G, ctx }: Context): boolean =>
  G.hasChosenMaterial && (!G.hasMaterialized || ctx.allPlayersPassed);

/** All of the memory comes back to the hand. */
export function recollect({ turnPlayer, coreOps }: Context): void {
  const count = turnPlayer.memory.length;
  if (count === 0) return;
  for (const card of turnPlayer.memory.cards) coreOps.moveCard(card, turnPlayer.hand);
  coreOps.emit('recollected', { player: turnPlayer, count });
}

export const drawPhase = (context: Context): void => draw(context, context.turnPlayer, 1);

/** End effects; units with Vigor wake up. */
export function beginEnd({ turnPlayer, coreOps }: Context): void {
  coreOps.emit('turnEnd', { player: turnPlayer });
  for (const unit of turnPlayer.field) {
    if (unit.def.keywords.vigor > 0 && unit.exerted) unit.exerted = false;
  }
}

/** Damage of allies is removed, that of champions stays; "this turn" is over. */
export function cleanUp({ players }: Context): void {
  for (const { field } of players) {
    clearBuffs(field);
    for (const unit of field) {
      if (unit.def.type === 'ally' && unit.damage !== 0) unit.damage = 0;
    }
  }
}
