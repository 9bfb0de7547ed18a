import type { Effect, Work } from 'cardloom';
import { cardOf, isStill, move } from './objects.ts';
import type { Card, Context } from './shape.ts';

/** To its owner's hand; the owner of a commander may put it into the command zone instead (CR 903.9b). */
export function toHand(context: Context, card: Card): Work[] {
  if (card.isCommander && !card.owner.left) {
    const then = { do: 'returnCommander', card: card.id, object: card.object };
    return [{ ask: 'toCommandZone', player: card.owner.id, data: { card: card.id }, then }];
  }
  move(context, card, card.owner.hand);
  return [];
}

export function returnCommander(context: Context, { card: id, object, answer }: Effect): void {
  const card = cardOf(context, id);
  if (!isStill(card, object as number)) return;
  const { yes } = answer as { yes: boolean };
  move(context, card, yes ? card.owner.command : card.owner.hand);
}
