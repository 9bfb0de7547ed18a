import { cardsIn } from '@cardloom/parts';
import { isCharacter } from './deeds.ts';
import type { Card, Context, Player } from './kit.ts';

/** What the choices of moves have in common. */

type IsPossible = (context: Context, card: Card) => boolean;
type WhyNot = (context: Context, card: Card) => string | null;
export const inHand = (isPossible: IsPossible, whyNot?: WhyNot) =>
  cardsIn<Context, Card, Player>(({ hand }) => hand, isPossible, whyNot);
export const inPlay = (isPossible: IsPossible, whyNot?: WhyNot) =>
  cardsIn<Context, Card, Player>(({ play }) => play, isPossible, whyNot);

/** What is said of a card in play that would have to be exerted. */
export function whyNotReady(card: Card): string {
  if (!isCharacter(card)) return 'is no character';
  if (card.exerted) return 'is exerted';
  return card.drying ? 'is drying: it can act from your next turn on' : 'cannot do that';
}
