import { buildFor, cards, player } from 'cardloom';
import type { TableCard, TableContext, TablePlayer, TableZone, Tells, WithHand } from './context.ts';

/**
 * Spread it into `events`.
 *
 * ```ts
 * declareGame({ name: 'mine', events: { ...discardEvents } });
 * ```
 */
export const discardEvents = { cardsDiscarded: { player: player(), cards: cards() } };
/**
 * A game that tells of discards: `discardEvents`.
 *
 * ```ts
 * const discardTop = (context: TableContext<WithHand> & TellsDiscards, pile: TableZone) =>
 *   discardCards(context, context.player, context.player.hand.cards.slice(-1), pile);
 * ```
 */
export type TellsDiscards = Tells<{
  cardsDiscarded: { readonly player: TablePlayer; readonly cards: readonly TableCard[] };
}>;

interface WithDiscard extends WithHand {
  readonly discard: TableZone;
}

/**
 * A step in which the turn player discards down to a number of cards, by the move `discard({ cards })`; it ends at once
 * for a hand that is small enough.
 *
 * ```ts
 * const phases = { hand: { next: 'cleanup', ...handLimit(10) }, cleanup: {} };
 * ```
 */
export const handLimit = (limit: number) => handLimitInto<WithDiscard>(limit, ({ discard }) => discard);

/**
 * The same where the pile of discarded cards has another name.
 *
 * ```ts
 * const hand = { next: null, ...handLimitInto<Player>(7, ({ discard }) => discard) };
 * ```
 */
export function handLimitInto<P extends WithHand>(limit: number, pileOf: (player: P) => TableZone) {
  const discard = buildFor<TableContext<P> & TellsDiscards>()
    .move()
    .cards(
      'cards',
      ({ player: { hand } }) => {
        const excess = Math.max(0, hand.length - limit);
        return { from: hand, min: excess, max: excess };
      },
      { prompt: `Which cards do you discard? You may keep ${limit}.` },
    )
    .run((context, { cards }) => discardCards(context, context.player, cards, pileOf(context.player)));
  return {
    actors: 'turnPlayer' as const,
    endIf: ({ turnPlayer }: TableContext<WithHand>): boolean => turnPlayer.hand.length <= limit,
    moves: { discard },
  };
}

/**
 * Cards of a player go to a pile, and everybody is told.
 *
 * ```ts
 * const loseHand = (context: Context, player: Player) =>
 *   discardCards(context, player, [...player.hand], player.discard);
 * ```
 */
export function discardCards(
  { coreOps }: TableContext & TellsDiscards,
  player: TablePlayer,
  cards: readonly TableCard[],
  pile: TableZone,
): void {
  for (const card of cards) coreOps.moveCard(card, pile);
  coreOps.emit('cardsDiscarded', { player, cards });
}
