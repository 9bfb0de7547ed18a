import { opponentOf } from '@cardloom/parts';
import type { Context, Player } from './kit.ts';
import { VICTORY } from './numbers.ts';

/** Points, and the point for an opponent's empty deck. */

export const hasWon = ({ points }: Player): boolean => points >= VICTORY;

export function score({ coreOps }: Context, player: Player): void {
  player.points += 1;
  coreOps.emit('scored', { player, points: player.points });
}

/** An empty deck: the trash becomes the deck, and the opponent gets a point. False if that was the last one. */
export function burnOut(context: Context, player: Player): boolean {
  const { coreOps } = context;
  const opponent = opponentOf(context, player);
  coreOps.emit('burnedOut', { player });
  for (const card of player.trash.cards) coreOps.moveCard(card, player.deck);
  coreOps.shuffle(player.deck);
  score(context, opponent);
  return !hasWon(opponent);
}
