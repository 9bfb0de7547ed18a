import { clearBuffs } from '@cardloom/parts';
import { EX_BASE } from './cards/words.ts';
import { gainExResources, MOST_RESOURCES, repair } from './deeds.ts';
import type { Context } from './kit.ts';

/** What happens by itself before the game and in a turn. */

export const HAND_LIMIT = 10;
const SHIELDS = 6;

/** After the redraw: shields from the top of each deck, an EX Base each, and an EX Resource for Player Two. */
export function prepareShields(context: Context): void {
  const { players, coreOps, ctx } = context;
  for (const player of players) {
    for (let i = 0; i < SHIELDS; i++) {
      const top = player.deck.top;
      if (top !== undefined) coreOps.moveCard(top, player.shields);
    }
    coreOps.createCard(EX_BASE, player.base);
    if (player.id !== ctx.otp) gainExResources(context, player, 1);
  }
}

export function startOfTurn({ turnPlayer, coreOps }: Context): void {
  coreOps.emit('turnStart', { player: turnPlayer });
}

/** Resource phase: the top resource card comes into the resource area, active, as long as there is room. */
export function placeResource({ turnPlayer, coreOps }: Context): void {
  const { resourceDeck, resources, exResources } = turnPlayer;
  const card = resourceDeck.top;
  if (card === undefined || resources.length + exResources.length >= MOST_RESOURCES) return;
  coreOps.moveCard(card, resources);
  coreOps.emit('resourcePlaced', { player: turnPlayer });
}

/** End step: "end of turn" effects, Repair among them. */
export function endOfTurn(context: Context): void {
  const { turnPlayer, coreOps } = context;
  coreOps.emit('turnEnd', { player: turnPlayer });
  const { units } = turnPlayer;
  for (const unit of units) {
    if (unit.def.keywords.repair > 0) repair(context, unit, unit.def.keywords.repair);
  }
}

/** Cleanup step: "this turn" effects are over. */
export function cleanup({ players }: Context): void {
  for (const { units } of players) {
    clearBuffs(units);
    for (const unit of units) {
      if (unit.isFresh) unit.isFresh = false;
    }
  }
}
