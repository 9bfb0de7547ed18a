import type { Effect, Work } from 'cardloom';
import { cardOf, isStill, move, moveTogether } from './objects.ts';
import type { Card, Context } from './shape.ts';

/** To their owners' hands; the owner of a commander may put it into the command zone instead (CR 903.9b). */
export function toHand(context: Context, cards: readonly Card[]): Work[] {
  const isAsked = ({ isCommander, owner }: Card): boolean => isCommander && !owner.left;
  const works = cards.filter(isAsked).map((card) => ({
    ask: 'toCommandZone',
    player: card.owner.id,
    data: { card: card.id },
    then: { do: 'returnCommander', card: card.id, object: card.object },
  }));
  moveTogether(
    context,
    cards.filter((card) => !isAsked(card)),
    ({ owner }) => owner.hand,
  );
  return works;
}

export function returnCommander(context: Context, { card: id, object, answer }: Effect): void {
  const card = cardOf(context, id);
  if (!isStill(card, object as number)) return;
  const { yes } = answer as { yes: boolean };
  move(context, card, yes ? card.owner.command : card.owner.hand);
}
