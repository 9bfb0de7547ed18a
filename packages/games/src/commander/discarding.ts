import type { Card, Context, Player, Work } from './kit.ts';
import { move } from './objects.ts';

/** Each chooses which cards; where there is nothing to choose, all go. */
export function discard(players: readonly Player[], amount: number): readonly Work[] | undefined {
  const works = players
    .filter(({ hand }) => hand.length > 0)
    .map((player) => askDiscard(player, Math.min(amount, player.hand.length)));
  return works.length === 0 ? undefined : works;
}

export function askDiscard(player: Player, amount: number): Work {
  if (amount >= player.hand.length) return { do: 'discardHand', player };
  return { ask: 'discardCards', player, data: { amount } };
}

export const discardHand = (context: Context, { player }: { readonly player: Player }): void =>
  discardTogether(context, player, player.hand);

/** Cards discarded together; each is an event of its own. */
export function discardTogether(context: Context, player: Player, cards: Iterable<Card>): void {
  for (const card of cards) {
    move(context, card, player.graveyard);
    context.coreOps.emit('discards', { player: player.seat, card: card.id });
  }
}
