import type { Json } from 'cardloom';
import type { Card, Context } from './shape.ts';

/**
 * Why a card will not do. Each reason goes on after the name of the choice: `The choice "card" lies in your graveyard.`
 * Nothing is said about cards a player cannot see: their numbers are as good as numbers no card has.
 */

export const STRANGE = 'is no card of yours';

/** The card of this number if it is in the player's hand. */
export function handCard({ player, coreOps }: Context, answer: Json): Card | null {
  const card = typeof answer === 'number' ? coreOps.card(answer) : undefined;
  return card !== undefined && player.hand.has(card) ? card : null;
}

/** The card of this number if its player could play it from where it lies: hand or arsenal. */
export function heldCard({ player, coreOps }: Context, answer: Json): Card | null {
  const card = typeof answer === 'number' ? coreOps.card(answer) : undefined;
  return card !== undefined && (player.hand.has(card) || player.arsenal.has(card)) ? card : null;
}

/** For a card that is not in hand; `inArsenal` is what is said of the one in the arsenal. */
export function whyNotInHand({ player, coreOps }: Context, answer: Json, inArsenal = 'lies in your arsenal'): string {
  const card = typeof answer === 'number' ? coreOps.card(answer) : undefined;
  if (card === undefined) return STRANGE;
  if (player.arsenal.has(card)) return inArsenal;
  if (player.pitched.has(card)) return 'has been pitched';
  if (player.graveyard.has(card)) return 'lies in your graveyard';
  const isOpen = player.hero.has(card) || player.weapons.has(card) || player.equipment.has(card);
  return isOpen ? 'is no card from your hand' : STRANGE;
}

export const tooDear = (cost: number, means: number): string => `costs ${cost}, and you have ${means} to pay with`;

export const USED_WEAPON = 'has attacked this turn already';
export const NO_POINTS = 'You have no action point left.';
export const UNHELPFUL = 'cannot help this attack';
/** To whoever wants to defend with nothing. */
export const EMPTY_BLOCK = 'must name something to block with; pass if you do not want to block';
export const DOMINATED = 'are too many: only one card from hand defends against dominate';
export const OVERPOWERED = 'are too many: only one action card defends against overpower';
export const tooManyFromHand = (most: number): string =>
  `are too many: at most ${most} ${most === 1 ? 'card' : 'cards'} from hand at a time`;
