import { clearBuffs, isFirstTurn } from '@cardloom/parts';
import { channel, draw } from './deeds.ts';
import { emptyPools } from './energy.ts';
import type { Context } from './kit.ts';
import { clearDamage } from './showdown.ts';

/** What happens by itself in a turn. */

const RUNES_A_TURN = 2;

export function startEffects({ turnPlayer, coreOps }: Context): void {
  coreOps.emit('turnStart', { player: turnPlayer });
}

/** The second player's first channel phase brings one rune more. */
export function channelRunes(context: Context): void {
  const { turnPlayer, ctx } = context;
  const isSecond = turnPlayer.id !== ctx.otp && isFirstTurn(context);
  channel(context, turnPlayer, RUNES_A_TURN + (isSecond ? 1 : 0));
}

export const drawPhase = (context: Context): void => draw(context, context.turnPlayer, 1);

export function endEffects({ turnPlayer, coreOps }: Context): void {
  coreOps.emit('turnEnd', { player: turnPlayer });
}

/** Damage, "this turn" and the rune pools end together. */
export function expire(context: Context): void {
  const { G, coreOps, players, turnPlayer } = context;
  clearDamage(context);
  for (const { field } of players) {
    clearBuffs(field);
    for (const unit of field) if (unit.isStunned) unit.isStunned = false;
  }
  emptyPools(context);
  if (G.hasExpired) return;
  G.hasExpired = true;
  coreOps.emit('expires', { player: turnPlayer });
}

/** Nothing is left that should have expired. */
export function hasSettled({ players }: Context): boolean {
  return players.every(
    ({ energy, field }) =>
      energy === 0 && field.every(({ damage, buff, isStunned }) => damage === 0 && buff === 0 && !isStunned),
  );
}

export function turnIsOver({ G, players }: Context): void {
  G.hasExpired = false;
  for (const player of players) player.scored = 0;
}
