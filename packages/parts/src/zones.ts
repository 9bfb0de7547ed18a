/** The kinds of zone that card games are made of, by whose they are and who sees the cards: `hand: ownZone`. */

/**
 * Each player's deck: nobody sees it, and `drawCard` draws from it to the hand.
 *
 * ```ts
 * declareGame({ name: 'mine', zones: { deck: deckZone, hand: ownZone } });
 * ```
 */
export const deckZone = { of: 'player', seenBy: 'nobody', drawTo: 'hand' } as const;

/**
 * Each player has one, and nobody sees its cards: shields, a deck beside the main one.
 *
 * ```ts
 * declareGame({ name: 'mine', zones: { shields: hiddenZone } });
 * ```
 */
export const hiddenZone = { of: 'player', seenBy: 'nobody' } as const;

/**
 * Each player has one and sees its cards alone: a hand, cards laid face down.
 *
 * ```ts
 * declareGame({ name: 'mine', zones: { deck: deckZone, hand: ownZone } });
 * ```
 */
export const ownZone = { of: 'player', seenBy: 'owner' } as const;

/**
 * Each player has one, and everyone sees its cards: the units in play, a discard pile.
 *
 * ```ts
 * declareGame({ name: 'mine', zones: { units: openZone, discard: openZone } });
 * ```
 */
export const openZone = { of: 'player', seenBy: 'everyone' } as const;

/**
 * There is one for all players, and everyone sees its cards: a stack, a market.
 *
 * ```ts
 * declareGame({ name: 'mine', zones: { stack: sharedZone } });
 * ```
 */
export const sharedZone = { of: 'game', seenBy: 'everyone' } as const;
