import { readyZone } from '@cardloom/parts';
import { draw } from './deeds.ts';
import type { Context } from './kit.ts';

/** What happens by itself in a turn. */

/** By lot; the loser of the last game, if there was one, chooses. */
export function firstPlayer({ ctx, coreOps, players }: Context): void {
  if (ctx.otp !== undefined) return;
  if (ctx.choosingFirstPlayer !== undefined) coreOps.setChoosingFirstPlayer(ctx.choosingFirstPlayer);
  else coreOps.setOtp(players[coreOps.random(players.length)]);
}

/** On their first turn, the first player neither readies nor draws. */
export function shortenFirstTurn({ ctx, coreOps }: Context): void {
  if (ctx.otp === undefined) return;
  coreOps.skipStep('ready', { player: ctx.otp, lasts: 'once' });
  coreOps.skipStep('draw', { player: ctx.otp, lasts: 'once' });
}

export function startOfTurn({ turnPlayer, coreOps }: Context): void {
  coreOps.emit('turnStart', { player: turnPlayer });
}

export function readyAll({ turnPlayer }: Context): void {
  readyZone(turnPlayer.field);
  readyZone(turnPlayer.resources);
}

export const drawStep = (context: Context): void => draw(context, context.turnPlayer, 1);

export function endOfTurn({ turnPlayer, coreOps }: Context): void {
  coreOps.emit('turnEnd', { player: turnPlayer });
}

/** What lasted until the end of the turn is over, damage too; by now all triggers are resolved. */
export function turnIsOver({ players }: Context): void {
  for (const { field } of players) {
    for (const card of field) {
      if (card.buff !== 0) card.buff = 0;
      if (card.guard !== 0) card.guard = 0;
      if (card.damage !== 0) card.damage = 0;
    }
  }
}
