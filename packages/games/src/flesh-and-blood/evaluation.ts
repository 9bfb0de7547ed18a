import { opponentOf } from '@cardloom/parts';
import { defenseOf } from './chain.ts';
import type { Context, Player } from './kit.ts';

/** How bots judge a position: about the chance that a player wins, from life, cards and what is going on. */

/** In points of life: a card that is there to defend now and to attack with next. */
const CARD = 2.2;
/** On one's own turn cards are there to be used: the hand is filled up at its end, whatever is left of it. */
const UNUSED = 0.3;
/** Being on turn costs a little, so that ending it is neither a gain nor a loss by itself. */
const ON_TURN = 1;
const HIDDEN = 1.6;
const ACTION_POINT = 0.6;
const FLOATING = 0.25;
const EQUIPMENT = 0.9;
const STEEPNESS = 0.12;

const chance = (lead: number): number => 1 / (1 + Math.exp(-STEEPNESS * lead));

export function evaluate(context: Context, player: Player): number {
  const opponent = opponentOf(context, player);
  return chance(
    worth(context, player) - worth(context, opponent) - threat(context, player) + threat(context, opponent),
  );
}

/** The nearer to 0, the more a point of life is worth. */
const lifeWorth = (life: number): number => (life <= 0 ? -60 : life + 6 * Math.log(1 + life));

function worth({ G, turnPlayer }: Context, player: Player): number {
  const { equipment, hand, intellect } = player;
  let sum = lifeWorth(player.life) + HIDDEN * player.arsenal.length;
  for (const worn of equipment) sum += EQUIPMENT * (0.6 + defenseOf(worn));
  if (player.seat !== turnPlayer.seat) return sum + CARD * Math.min(hand.length, intellect + 1);
  sum += CARD * intellect + UNUSED * hand.length - ON_TURN;
  if (G.actionPoints > 0 && hand.length > 0) sum += ACTION_POINT;
  return sum + FLOATING * Math.min(player.floating, 3);
}

/** What the pending attack would do to this player if nothing more came. */
function threat({ G, turnPlayer }: Context, player: Player): number {
  if (G.attack === 0 || player.seat === turnPlayer.seat) return 0;
  const damage = Math.max(0, G.pendingAttack - G.reactionBlock);
  return lifeWorth(player.life) - lifeWorth(player.life - damage);
}
