import { clearBuffs, readyZone } from '@cardloom/parts';
import { gainLore } from './deeds.ts';
import type { Context } from './kit.ts';

/** What happens by itself in a turn. */

/** Ready step: own cards ready; what lasted "until your next turn" is over. */
export function ready(context: Context): void {
  const { turnPlayer, players } = context;
  turnPlayer.hasInked = false;
  readyZone(turnPlayer.inkwell);
  readyZone(turnPlayer.play);
  const { play } = players[1 - turnPlayer.seat];
  for (const card of play) {
    if (card.hindered !== 0) card.hindered = 0;
  }
}

/** Set step: characters are dry, locations give lore, triggers of the turn's start. */
export function set(context: Context): void {
  const { turnPlayer, coreOps } = context;
  const { play } = turnPlayer;
  let lore = 0;
  for (const card of play) {
    if (card.drying) card.drying = false;
    if (card.def.type === 'location') lore += card.def.lore;
  }
  gainLore(context, turnPlayer, lore);
  coreOps.emit('turnStart', { player: turnPlayer });
}

export function endOfTurn({ turnPlayer, coreOps }: Context): void {
  coreOps.emit('turnEnd', { player: turnPlayer });
}

/** What lasted "this turn" is over; by now all triggers of the turn's end are resolved. */
export function turnIsOver({ players }: Context): void {
  for (const { play } of players) clearBuffs(play);
}
