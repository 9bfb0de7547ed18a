import type { Card, Context } from './kit.ts';

/**
 * Why a card will not do. Each reason goes on after the name of the choice: `The choice "card" lies in your graveyard.`
 * Nothing is said about cards a player cannot see: their numbers are as good as numbers no card has.
 */

export const STRANGE = 'is no card of yours';

/** Whether its player could play a card from where it lies: hand or arsenal. */
export const isHeld = ({ player }: Context, card: Card): boolean => player.hand.has(card) || player.arsenal.has(card);

/** Whether a card lies open before its player: the hero, a weapon, a piece of equipment. */
export const isOpen = ({ player }: Context, card: Card): boolean =>
  player.hero.has(card) || player.weapons.has(card) || player.equipment.has(card);

/** For a card that is not in hand; `inArsenal` is what is said of the one in the arsenal. */
export function whyNotInHand(context: Context, card: Card, inArsenal = 'lies in your arsenal'): string {
  const { player } = context;
  if (player.arsenal.has(card)) return inArsenal;
  if (player.pitched.has(card)) return 'has been pitched';
  if (player.graveyard.has(card)) return 'lies in your graveyard';
  return isOpen(context, card) ? 'is no card from your hand' : STRANGE;
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
