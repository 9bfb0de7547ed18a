import type { Effect, Json, Work } from 'cardloom';
import { cardOf, move } from './objects.ts';
import type { Context, Player } from './shape.ts';

/** Each chooses which cards; where there is nothing to choose, all go. */
export function discard(players: readonly Player[], amount: number): readonly Work[] | undefined {
  const works: Work[] = players
    .filter(({ hand }) => hand.length > 0)
    .map((player) => askDiscard(player, Math.min(amount, player.hand.length)));
  return works.length === 0 ? undefined : works;
}

export function askDiscard(player: Player, amount: number): Work {
  const then = { do: 'discardChosen', seat: player.seat };
  if (amount >= player.hand.length) return { ...then, answer: null };
  return { ask: 'discardCards', player: player.id, data: { amount }, then };
}

/** Cards discarded together; each is an event of its own. Without an answer, the whole hand. */
export function discardChosen(context: Context, { seat, answer }: Effect): void {
  const player = context.players[seat as number];
  const chosen = (answer as { cards: Json } | null)?.cards as readonly number[] | undefined;
  const cards = chosen === undefined ? player.hand.cards : chosen.map((id) => cardOf(context, id));
  for (const card of cards) {
    move(context, card, player.graveyard);
    context.coreOps.emit('discards', { player: player.seat, card: card.id });
  }
}
