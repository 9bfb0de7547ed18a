import { type Card, type Choice, type FnContext, oneOf, type Player, type Shape, type Zone } from 'cardloom';

/** Choosing one card of a zone: the choice, and whether there is anything to choose. */

/** Asked of every card of the zone, often: it should answer quickly. */
export type Question<T extends Shape> = (context: FnContext<T>, card: Card<T>) => boolean;
/** Whose zone, seen from the player who acts. */
export type ZoneOf<T extends Shape> = (player: Player<T>, context: FnContext<T>) => Zone<T>;

/** The cards of a zone for which the question is answered with yes. */
export function cardsFor<T extends Shape>(
  context: FnContext<T>,
  zone: Zone<T>,
  isPossible: Question<T>,
  into: Card<T>[] = [],
): Card<T>[] {
  for (let i = 0; i < zone.length; i++) {
    const card = zone.at(i) as Card<T>;
    if (isPossible(context, card)) into.push(card);
  }
  return into;
}

/**
 * A choice: one card of the zone for which the question is answered with yes.
 *
 * ```ts
 * choices: { card: cardIn<Lorcana>(({ hand }) => hand, canPlay, 'Which card do you play?') },
 * ```
 */
export const cardIn = <T extends Shape>(zoneOf: ZoneOf<T>, isPossible: Question<T>, prompt: string): Choice<T> =>
  oneOf<T>((context) => cardsFor(context, zoneOf(context.player, context), isPossible), {
    has: (context, answer) => {
      const card = typeof answer === 'number' ? context.coreOps.card(answer) : undefined;
      return card !== undefined && zoneOf(context.player, context).has(card) && isPossible(context, card);
    },
    prompt,
  });

/** For a move's `when`: whether there is such a card; otherwise why not. */
export const anyIn =
  <T extends Shape>(zoneOf: ZoneOf<T>, isPossible: Question<T>, reason: string) =>
  (context: FnContext<T>): true | string => {
    const zone = zoneOf(context.player, context);
    for (let i = 0; i < zone.length; i++) if (isPossible(context, zone.at(i) as Card<T>)) return true;
    return reason;
  };
