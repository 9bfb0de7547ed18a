import { leadIn } from '@cardloom/parts';
import type { Context, Player } from './kit.ts';
import { championOf, isUnit, powerOf } from './units.ts';

/** How bots judge a position: the champions' lives, then units and regalia, then cards and how long the deck lasts. */

const LIFE = 1;
const LEVEL = 2;
const POWER = 1;
const BODY = 0.5;
const AWAKE = 0.3;
const REGALIA = 1;
const CARD = 0.8;

export const evaluate = leadIn(worth);

function worth(context: Context, player: Player): number {
  const { field, hand, memory, deck } = player;
  let value = Math.min(hand.length + memory.length, 10) * CARD;
  const champion = championOf(player);
  if (champion !== undefined) value += (champion.def.life - champion.damage) * LIFE + champion.def.level * LEVEL;
  // the last cards of a deck are a clock
  if (deck.length < 4) value -= 4 - deck.length;
  for (const card of field) {
    if (card.def.type === 'champion') continue;
    if (!isUnit(card)) value += REGALIA;
    else value += powerOf(context, card) * POWER + (card.def.life - card.damage) * BODY + (card.exerted ? 0 : AWAKE);
  }
  return value;
}
