import { calledCard, type Remembered } from '@cardloom/parts/present';
import type { Json, MatchEvent, View } from 'cardloom';
import { ABILITY } from './printed.ts';

type Place = { readonly zone: string; readonly player: string | null };

/** A card that changes its zone, where no event of the game says more. */
export function tellMove(event: MatchEvent, _view: View, find: Remembered): string | null {
  const from = event.from as Place;
  const to = event.to as Place;
  const found = find(event.card);
  if (from.zone === 'library' && to.zone === 'hand') {
    // whole hands are dealt anew
    if (isMulligan(event.cause as Json)) return null;
    return `{${to.player}:draw} ${calledCard(event.card)}`;
  }
  // gone with a player who left, or hidden again
  if (found === undefined || found.name === ABILITY) return null;
  const name = calledCard(event.card);
  if (to.zone === 'exile') return from.zone === 'exile' ? null : `${name} is exiled`;
  if (to.zone === 'command') return `${name} goes to the command zone`;
  if (to.zone === 'hand') return `${name} goes to {${to.player}}'s hand`;
  if (to.zone === 'battlefield' && from.zone === 'battlefield') return `{${to.player}:take} control of ${name}`;
  return null;
}

function isMulligan(cause: Json): boolean {
  if (typeof cause !== 'object' || cause === null || Array.isArray(cause)) return false;
  const { move } = cause as { readonly move?: Json };
  return move === 'keep' || move === 'mulligan';
}
