import type { TableCard, TableOps, TablePlayer, TableZone } from './context.ts';

/** Cards that wait on a stack (the engine's `stack`) and answer each other. */

/** What such a card remembers: the number of the card it is aimed at, 0 for none. Spread it into `state.card`. */
export const stackedCardState = { aim: 0 };

export interface StackedCard extends TableCard {
  readonly owner: TablePlayer;
  aim: number;
}

/** Whether there is a card of the opponent's to answer. */
export const hasEnemyOnTop = (stack: TableZone<StackedCard>, player: TablePlayer): boolean =>
  stack.top !== undefined && stack.top.owner !== player;

/**
 * A verb: the card it answers does nothing, if it still waits.
 *
 * ```ts
 * verbs: { negate: negates<Context, Card>(({ zones }) => zones.stack, ({ owner }) => owner.graveyard) },
 * ```
 */
export const negates =
  <X extends { readonly coreOps: TableOps }, C extends StackedCard>(
    stackOf: (context: X) => TableZone<C>,
    pileOf: (card: C) => TableZone,
  ) =>
  (context: X, { use: { source } }: { readonly use: { readonly source: C | undefined } }): void => {
    const { coreOps } = context;
    const card = stackOf(context).cards.find(({ id }) => id === source?.aim);
    if (card === undefined) return;
    card.aim = 0;
    coreOps.moveCard(card, pileOf(card));
    coreOps.emit('negated', { card: card.id, player: card.owner.id });
  };
