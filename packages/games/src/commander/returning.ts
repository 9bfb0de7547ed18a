import type { Effect, Work } from 'cardloom';
import { apnap, cardOf, isStill, move, moveTogether } from './objects.ts';
import type { Card, Context } from './shape.ts';

/** To their owners' hands; the owner of a commander may put it into the command zone instead, in turn order (CR 903.9b, 101.4). */
export function toHand(context: Context, cards: readonly Card[]): Work[] {
  const isAsked = ({ isCommander, owner }: Card): boolean => isCommander && !owner.left;
  const asked = apnap(context).flatMap((player) => cards.filter((card) => isAsked(card) && card.owner === player));
  moveTogether(
    context,
    cards.filter((card) => !isAsked(card)),
    ({ owner }) => owner.hand,
  );
  return asked.map((card) => ({
    ask: 'toCommandZone',
    player: card.owner.id,
    data: { card: card.id },
    then: { do: 'returnCommander', card: card.id, object: card.object },
  }));
}

export function returnCommander(context: Context, { card: id, object, answer }: Effect): void {
  const card = cardOf(context, id);
  if (!isStill(card, object as number)) return;
  const { yes } = answer as { yes: boolean };
  move(context, card, yes ? card.owner.command : card.owner.hand);
}
