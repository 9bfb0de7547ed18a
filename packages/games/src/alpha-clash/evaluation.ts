import { attackOf, defenseOf, isClashCard } from './field.ts';
import type { Card, Context, Player } from './shape.ts';

/** How bots judge a position: health, then Clash cards, then cards, resources and traps. */

const HEALTH = 1;
/** The last health is the dearest. */
const LOW_HEALTH = 6;
const LOW = 0.8;
const ATTACK = 0.9;
const DEFENSE = 0.6;
const READY = 0.3;
const CARD = 0.8;
const RESOURCE = 0.6;
const ENOUGH_RESOURCES = 7;
const TRAP = 0.7;

export function evaluate(context: Context, player: Player): number {
  return worth(context, player) - worth(context, context.players[1 - player.seat]);
}

function worth(context: Context, { health, field, hand, resources, traps }: Player): number {
  let value = health * HEALTH - Math.max(0, LOW_HEALTH - health) * LOW;
  value += Math.min(hand.length, 8) * CARD + Math.min(resources.length, ENOUGH_RESOURCES) * RESOURCE;
  value += traps.length * TRAP;
  for (let i = 0; i < field.length; i++) {
    const card = field.at(i) as Card;
    if (!isClashCard(card)) continue;
    value += attackOf(context, card) * ATTACK + defenseOf(context, card) * DEFENSE + (card.exerted ? 0 : READY);
  }
  return value;
}
