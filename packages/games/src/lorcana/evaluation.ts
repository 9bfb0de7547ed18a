import { leadIn } from '@cardloom/parts';
import { strengthOf } from './deeds.ts';
import type { Card, Context, Player } from './kit.ts';

/** How bots judge a position: lore first, then what will make lore, then cards and ink. */

/** Of a series: more than any board, or nobody would end a game they are winning. */
const GAME = 1000;
const LORE = 3;
const CHARACTER_LORE = 2.5;
const STRENGTH = 0.5;
const TOUGHNESS = 0.4;
const OTHER_PERMANENT = 1;
const CARD = 0.8;
const INK = 1.2;
/** Ink beyond what the dearest cards cost is worth little. */
const ENOUGH_INK = 7;

export const evaluate = leadIn(worth);

function worth(_context: Context, player: Player): number {
  const { play, hand, inkwell, lore, gamesWon } = player;
  let value =
    gamesWon * GAME + lore * LORE + Math.min(hand.length, 7) * CARD + Math.min(inkwell.length, ENOUGH_INK) * INK;
  for (const card of play) value += worthOf(card);
  return value;
}

function worthOf(card: Card): number {
  const { type, lore, willpower } = card.def;
  if (type !== 'character') return OTHER_PERMANENT + lore * CHARACTER_LORE;
  return lore * CHARACTER_LORE + strengthOf(card) * STRENGTH + (willpower - card.damage) * TOUGHNESS;
}
