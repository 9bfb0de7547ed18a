import type { Card, Context, Work } from './kit.ts';
import { apnap, isStill, move, moveTogether } from './objects.ts';

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
    player: card.owner,
    data: { card, returning: card.object },
  }));
}

export function returnCommander(context: Context, card: Card, object: number, isToCommandZone: boolean): void {
  if (isStill(card, object)) move(context, card, isToCommandZone ? card.owner.command : card.owner.hand);
}
