import { leadIn } from '@cardloom/parts';
import type { Context, Player } from './kit.ts';
import { controls, PLACES } from './places.ts';

/** How bots judge a position: points, then battlefields held, then units, then cards and runes. */

const POINT = 10;
const BATTLEFIELD = 4;
const MIGHT = 1;
const UNIT = 0.5;
const READY = 0.4;
const GEAR = 1;
const CARD = 1;
const RUNE = 0.4;

export const evaluate = leadIn(worth);

function worth(context: Context, player: Player): number {
  const { field, gear, hand, champion, runes, points } = player;
  let value = points * POINT + (Math.min(hand.length, 8) + champion.length) * CARD + runes.length * RUNE;
  value += gear.length * GEAR;
  for (const place of PLACES) if (controls(context, player, place)) value += BATTLEFIELD;
  for (const unit of field) {
    value += (unit.def.might + unit.buff - unit.damage) * MIGHT + UNIT + (unit.exerted ? 0 : READY);
  }
  return value;
}
