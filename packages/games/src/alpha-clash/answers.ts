import { canPay } from '../parts/index.ts';
import { abilities } from './abilities.ts';
import type { Card, Context } from './shape.ts';

/** Counters and traps: what can be used against a played card, and against an attack. */

/** Counters from the hand, traps once they are set. */
export function canAnswer(context: Context, card: Card, what: 'play' | 'attack'): boolean {
  const { def, zone } = card;
  if (def.answers !== what || (def.type === 'trap') !== (zone.name === 'traps')) return false;
  return canPay(context.player.resources, def.cost) && abilities.canUse(context, def.onPlay, context.player, card);
}

/** The cards an effect may be aimed at. */
export function answerCards(context: Context, card: Card): Card[] {
  const { picks } = card.def.onPlay;
  return picks === null ? [] : abilities.targets(context, picks, context.player, card);
}
