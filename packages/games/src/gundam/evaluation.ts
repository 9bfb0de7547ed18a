import { leadIn } from '@cardloom/parts';
import type { Context, Player } from './kit.ts';
import { apOf, hpOf } from './units.ts';

/** How bots judge a position: what stands between the opponent and defeat, then units, then cards and resources. */

const SHIELD = 4;
const BASE_HP = 1;
const AP = 1;
const HP = 0.6;
/** A unit that can attack or block next is worth a little more than one that rests. */
const ACTIVE = 0.3;
const CARD = 0.9;
const RESOURCE = 0.3;

export const evaluate = leadIn(worth);

function worth(context: Context, { shields, base, units, hand, resources, exResources, deck }: Player): number {
  let value = shields.length * SHIELD + Math.min(hand.length, 8) * CARD;
  value += (resources.length + exResources.length) * RESOURCE;
  const top = base.top;
  if (top !== undefined) value += SHIELD + (top.def.hp - top.damage) * BASE_HP;
  // the last cards of a deck are a clock
  if (deck.length < 4) value -= 4 - deck.length;
  for (const unit of units) {
    value += apOf(context, unit) * AP + (hpOf(context, unit) - unit.damage) * HP + (unit.exerted ? 0 : ACTIVE);
  }
  return value;
}
