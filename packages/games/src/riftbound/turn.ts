import { clearBuffs, isFirstTurn } from '../parts/index.ts';
import { channel, draw } from './deeds.ts';
import { emptyPools } from './energy.ts';
import type { Card, Context } from './shape.ts';
import { clearDamage } from './showdown.ts';

/** What happens by itself in a turn. */

const RUNES_A_TURN = 2;

export function startEffects({ turnPlayer, coreOps }: Context): void {
  coreOps.emit('turnStart', { player: turnPlayer.id });
}

/** The second player's first channel phase brings one rune more. */
export function channelRunes(context: Context): void {
  const { turnPlayer, ctx } = context;
  const isSecond = turnPlayer.id !== ctx.otp && isFirstTurn(context);
  channel(context, turnPlayer, RUNES_A_TURN + (isSecond ? 1 : 0));
}

export const drawPhase = (context: Context): void => draw(context, context.turnPlayer, 1);

export function endEffects({ turnPlayer, coreOps }: Context): void {
  coreOps.emit('turnEnd', { player: turnPlayer.id });
}

/** Damage, "this turn" and the rune pools end together. */
export function expire(context: Context): void {
  const { G, coreOps, players, turnPlayer } = context;
  clearDamage(context);
  for (const { field } of players) {
    clearBuffs(field);
    for (let i = 0; i < field.length; i++) {
      const unit = field.at(i) as Card;
      if (unit.isStunned) unit.isStunned = false;
    }
  }
  emptyPools(context);
  if (G.hasExpired) return;
  G.hasExpired = true;
  coreOps.emit('expires', { player: turnPlayer.id });
}

/** Nothing is left that should have expired. */
export function hasSettled({ players }: Context): boolean {
  for (const { energy, field } of players) {
    if (energy !== 0) return false;
    for (let i = 0; i < field.length; i++) {
      const { damage, buff, isStunned } = field.at(i) as Card;
      if (damage !== 0 || buff !== 0 || isStunned) return false;
    }
  }
  return true;
}

export function turnIsOver({ G, players }: Context): void {
  G.hasExpired = false;
  for (const player of players) player.scored = 0;
}
