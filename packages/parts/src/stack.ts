import { card, player } from 'cardloom';
import type { TableCard, TableContext, TablePlayer, TableZone, Tells } from './context.ts';

/** Cards that wait on a stack (the engine's `stack`) and answer each other. */

/**
 * What such a card remembers: the number of the card it is aimed at, 0 for none. Spread it into `state.card`.
 *
 * ```ts
 * declareGame({ name: 'mine', state: { card: { ...stackedCardState } } });
 * ```
 */
export const stackedCardState = { aim: 0 };

/**
 * A card that can lie on a stack and aim at another one there.
 *
 * ```ts
 * const isAimed = ({ aim }: StackedCard): boolean => aim !== 0;
 * ```
 */
export interface StackedCard extends TableCard {
  readonly owner: TablePlayer;
  aim: number;
}

/**
 * Spread it into `events`.
 *
 * ```ts
 * declareGame({ name: 'mine', events: { ...stackEvents } });
 * ```
 */
export const stackEvents = { negated: { card: card(), player: player() } };
type TellsNegated = Tells<{ negated: { readonly card: TableCard; readonly player: TablePlayer } }>;

/**
 * Whether there is a card of the opponent's to answer.
 *
 * ```ts
 * const mayAnswer = ({ zones, player }: Context): boolean => hasEnemyOnTop(zones.stack, player);
 * ```
 */
export const hasEnemyOnTop = (stack: TableZone<StackedCard>, player: TablePlayer): boolean =>
  stack.top !== undefined && stack.top.owner !== player;

/**
 * A verb: the card it answers does nothing, if it still waits.
 *
 * ```ts
 * const verbs = { negate: negates<Context, Card>(({ zones }) => zones.stack, ({ owner }) => owner.discard) };
 * ```
 */
export const negates =
  <X extends TableContext & TellsNegated, C extends StackedCard>(
    stackOf: (context: X) => TableZone<C>,
    pileOf: (card: C) => TableZone,
  ) =>
  (context: X, { use: { source } }: { readonly use: { readonly source: C | undefined } }): void => {
    const { coreOps } = context;
    const aimed = stackOf(context).cards.find(({ id }) => id === source?.aim);
    if (aimed === undefined) return;
    aimed.aim = 0;
    coreOps.moveCard(aimed, pileOf(aimed));
    coreOps.emit('negated', { card: aimed, player: aimed.owner });
  };
