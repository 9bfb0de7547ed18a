import { forecastCombat } from './combat-forecast.ts';
import type { Context, Player } from './kit.ts';
import { commanderDamage } from './life.ts';
import { toBottom } from './mulligan.ts';
import { forecastStack } from './stack-forecast.ts';
import { lifeWorth, permanentWorth } from './worth.ts';

/**
 * How bots judge a position: what a player has, in about the worth of half a card, with what the stack and the combat that
 * is going on will change. Bots look one move ahead, so a spell has to count once it is cast and an attack once it is
 * declared.
 */
export function evaluate(context: Context, player: Player): number {
  if (player.left) return LOST;
  let worth = lifeWorth(player.life) - commanderDanger(context, player) + handWorth(context, player);
  let lands = 0;
  for (const card of player.battlefield) {
    if (card.def.isLand) worth += ++lands <= ENOUGH_LANDS ? LAND : LATE_LAND;
    if (!card.def.isLand || card.def.isCreature) worth += permanentWorth(card);
    if (card.def.mana !== null && !card.tapped) worth += UNTAPPED;
  }
  if (player.command.length > 0) worth += Math.max(0.5, COMMANDER - player.casts * 0.7);
  worth += drawToCome(context, player) + forecastStack(context, player) + forecastCombat(context, player);
  // mana that is not spent is lost
  return worth - floating(player) * FLOATING;
}

const LOST = -1000;
const LAND = 2.2;
const LATE_LAND = 1;
const ENOUGH_LANDS = 8;
const UNTAPPED = 0.03;
const FLOATING = 3;
const COMMANDER = 3;

/** 21 combat damage by one commander is the end, whatever the life total. */
function commanderDanger({ players }: Context, player: Player): number {
  let danger = 0;
  for (let seat = 0; seat < players.length; seat++) {
    const damage = player[commanderDamage(seat)];
    danger += 0.025 * damage * damage;
  }
  return danger;
}

const SPELL = 2;
const HAND_SIZE = 7;

/** Lands are wanted until there are enough; spells are worth little without lands. */
function handWorth(context: Context, player: Player): number {
  const { hand, battlefield, mulligans, takesMulligan } = player;
  if (takesMulligan) return AVERAGE_HAND - SPELL * toBottom(context, mulligans + 1);
  let lands = 0;
  for (const { def } of battlefield) if (def.isLand) lands++;
  let spells = 0;
  let worth = 0;
  for (const { def } of hand) {
    if (def.isLand) worth += ++lands <= 6 ? 1.3 : 0.6;
    else spells++;
  }
  const each = lands < 2 ? SPELL * 0.4 : SPELL;
  const kept = Math.max(0, Math.min(spells, HAND_SIZE - (hand.length - spells)));
  return worth + each * kept + 0.3 * (spells - kept);
}
const AVERAGE_HAND = 11;

/**
 * The next card to draw is worth more the nearer it is. Without this, whoever passes would see others draw and rather do
 * anything else.
 */
function drawToCome({ players, turnPlayer, ctx }: Context, { seat }: Player): number {
  const turns = (seat - turnPlayer.seat + players.length) % players.length;
  const hasDrawn = turns === 0 && !BEFORE_DRAW.has(ctx.currentStep ?? '');
  return hasDrawn ? 0 : SPELL * (1 - turns / players.length);
}
const BEFORE_DRAW: ReadonlySet<string> = new Set(['untap', 'upkeep']);

const floating = ({ white, blue, black, red, green, colourless }: Player): number =>
  white + blue + black + red + green + colourless;
