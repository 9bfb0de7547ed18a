import { powerOf, TERRAINS, unitOf } from './board.ts';
import type { Context, Player } from './kit.ts';
import { terrainWinner } from './rules.ts';

/** How bots judge a position: about the chance that a player wins the match, from what lies on the board and in hands. */

/** A terrain counts 1; this much of a terrain is a point of power on the board, or a card that can still be played. */
const POWER = 0.1;
const CARD_TO_COME = 0.35;
/** Nobody plays more cards than this in what is left of a skirmish. */
const MOST_TO_COME = 4;
/** What a card that is kept is worth in the skirmishes to come. */
const CARD_KEPT = 0.3;
const LAST_SKIRMISH = 3;

const chance = (lead: number): number => 1 / (1 + Math.exp(-lead));

export function evaluate(context: Context, player: Player): number {
  const { G, players } = context;
  const opponent = players[1 - player.seat];
  const now = chanceOfSkirmish(context, player, opponent);
  const wins = player.skirmishesWon + G.tieSkirmishes;
  const losses = opponent.skirmishesWon + G.tieSkirmishes;
  // whoever wins this one has won the match
  if (wins === 1 && losses === 1) return now;
  if (G.currentSkirmish === LAST_SKIRMISH) return now;
  const later = chance(
    CARD_KEPT * (player.hand.length + player.currentCharges - opponent.hand.length - opponent.currentCharges),
  );
  if (wins === 1) return now + (1 - now) * later;
  if (losses === 1) return now * later;
  return now * (1 - (1 - later) ** 2) + (1 - now) * later ** 2;
}

function chanceOfSkirmish(context: Context, player: Player, opponent: Player): number {
  let lead = 0;
  for (let terrain = 0; terrain < TERRAINS; terrain++) {
    const winner = terrainWinner(context, terrain);
    if (winner >= 0) lead += winner === player.seat ? 1 : -1;
    const own = unitOf(player, terrain);
    const theirs = unitOf(opponent, terrain);
    lead += POWER * ((own === undefined ? 0 : powerOf(own)) - (theirs === undefined ? 0 : powerOf(theirs)));
  }
  return chance(1.2 * (lead + toCome(player) - toCome(opponent)));
}

const toCome = ({ isDone, hand }: Player): number => (isDone ? 0 : CARD_TO_COME * Math.min(hand.length, MOST_TO_COME));
