import { canPay } from '@cardloom/parts';
import { abilities } from './abilities.ts';
import type { Card, Context } from './kit.ts';

/** Counters and traps: what can be used against a played card, and against an attack. */

/** Counters from the hand, traps once they are set. */
export function canAnswer(context: Context, card: Card, what: 'play' | 'attack'): boolean {
  const { def, zone } = card;
  if (def.answers !== what || (def.type === 'trap') !== (zone.name === 'traps')) return false;
  return canPay(context.player.resources, def.cost) && abilities.canUse(context, def.onPlay, context.player, card);
}

/** The counters and traps a player can use now: those of the hand, then those that are set. */
export function answersIn(context: Context, what: 'play' | 'attack'): Card[] {
  const isPossible = (card: Card): boolean => canAnswer(context, card, what);
  const { hand, traps } = context.player;
  return [...hand.filter(isPossible), ...traps.filter(isPossible)];
}

/** The cards an effect may be aimed at. */
export function targetsFor(context: Context, card: Card): Card[] {
  const { picks } = card.def.onPlay;
  return picks === null ? [] : abilities.targets(context, picks, context.player, card);
}
