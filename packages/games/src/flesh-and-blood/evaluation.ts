import { defenseOf } from './chain.ts';
import { type Card, type Context, opponentOf, type Player } from './shape.ts';

/** How bots judge a position: about the chance that a player wins, from life, cards and what is going on. */

/** In points of life. A card in hand is about what it blocks or hits for. */
const CARD = 2.2;
const HIDDEN = 2.4;
const ACTION_POINT = 1.5;
const FLOATING = 0.4;
const EQUIPMENT = 0.7;
const STEEPNESS = 0.14;

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
  const { equipment } = player;
  let sum =
    lifeWorth(player.life) + CARD * Math.min(player.hand.length, player.intellect) + HIDDEN * player.arsenal.length;
  for (let i = 0; i < equipment.length; i++) sum += EQUIPMENT * (0.5 + defenseOf(equipment.at(i) as Card));
  if (player.seat === turnPlayer.seat)
    sum += ACTION_POINT * Math.min(G.actionPoints, 1) + FLOATING * Math.min(player.floating, 3);
  return sum;
}

/** What the pending attack would do to this player if nothing more came. */
function threat({ G, turnPlayer }: Context, player: Player): number {
  if (G.attack === 0 || player.seat === turnPlayer.seat) return 0;
  const damage = Math.max(0, G.pendingAttack - G.reactionBlock);
  return lifeWorth(player.life) - lifeWorth(player.life - damage);
}
