import { asOptions, type TableContext, type TableZone, type WithHand } from './context.ts';

interface WithDiscard extends WithHand {
  readonly discard: TableZone;
}

/**
 * A step in which the turn player discards down to a number of cards, by the move `discard({ cards })`; it ends at once
 * for a hand that is small enough.
 *
 * ```ts
 * hand: { next: 'cleanup', ...handLimit(10) },
 * ```
 */
export const handLimit = (limit: number) => handLimitInto<WithDiscard>(limit, ({ discard }) => discard);

/** The same where the pile of discarded cards has another name. */
export function handLimitInto<P extends WithHand>(limit: number, pileOf: (player: P) => TableZone) {
  const excess = (player: WithHand): number => Math.max(0, player.hand.length - limit);
  return {
    actors: 'turnPlayer' as const,
    endIf: ({ turnPlayer }: TableContext<WithHand>): boolean => turnPlayer.hand.length <= limit,
    moves: {
      discard: {
        choices: {
          cards: {
            someOf: ({ player }: TableContext<WithHand>) => asOptions(player.hand.cards),
            min: ({ player }: TableContext<WithHand>) => excess(player),
            max: ({ player }: TableContext<WithHand>) => excess(player),
            prompt: `Which cards do you discard? You may keep ${limit}.`,
          },
        },
        run: ({ player, coreOps }: TableContext<P>, { cards }: { cards: readonly number[] }): void => {
          for (const id of cards) {
            const card = coreOps.card(id);
            if (card !== undefined) coreOps.moveCard(card, pileOf(player));
          }
          coreOps.emit('cardsDiscarded', { player: player.id, cards });
        },
      },
    },
  };
}
