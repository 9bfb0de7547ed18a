/** Choosing one card of a zone: what can be chosen, and whether there is anything to choose. */

interface Choosing<P> {
  readonly player: P;
}

/**
 * One card of a zone that is possible: `in` for a choice's options, `has` for its option of
 * that name, `any` for a move's `when`. `whyNot` says of a card that lies there why it is not possible, or null
 * where its kind is never chosen here; it is only asked when somebody wants to know.
 *
 * ```ts
 * const playable = cardsIn<Context, Card, Player>(
 *   ({ hand }) => hand,
 *   ({ player }, card) => canPay(player.lands, card.def.cost),
 * );
 * buildFor<Context, Card, Player>()
 *   .move()
 *   .when(playable.any('You have no card that you can play.'))
 *   .card('card', playable.in, { has: playable.has, prompt: 'Which card do you play?' })
 *   .run(({ player, coreOps }, { card }) => {
 *     pay(player.lands, card.def.cost);
 *     coreOps.moveCard(card, player.board);
 *   });
 * ```
 */
export function cardsIn<X extends Choosing<P>, C, P>(
  zoneOf: (player: P, context: X) => ZoneOf<C>,
  isPossible: (context: X, card: C) => boolean,
  whyNot?: (context: X, card: C) => string | null,
) {
  return {
    in: (context: X): C[] => zoneOf(context.player, context).filter((card) => isPossible(context, card)),
    has: (context: X, card: C): boolean | string => {
      if (!zoneOf(context.player, context).has(card)) return false;
      return isPossible(context, card) || (whyNot?.(context, card) ?? false);
    },
    any:
      (reason: string) =>
      (context: X): true | string =>
        zoneOf(context.player, context).some((card) => isPossible(context, card)) || reason,
  };
}

interface ZoneOf<C> {
  has(card: C): boolean;
  some(isWanted: (card: C) => boolean): boolean;
  filter(isWanted: (card: C) => boolean): C[];
}
