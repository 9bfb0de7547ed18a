import { cards, player } from 'cardloom';
import type { TableCard, TableContext, TablePlayer, TableZone, Tells, TurnableCard, WithDeck } from './context.ts';

/** Hooks for the steps most turns begin and end with. */

/**
 * Spread it into `events`.
 *
 * ```ts
 * declareGame({ name: 'mine', events: { ...drawEvents } });
 * ```
 */
export const drawEvents = { cardsDrawn: { player: player(), cards: cards() } };
/**
 * A game that tells of draws: `drawEvents`.
 *
 * ```ts
 * const refill = (context: TableContext<WithDeck> & TellsDraws) =>
 *   drawCards(context, context.player, 5 - context.player.hand.length);
 * ```
 */
export type TellsDraws = Tells<{
  cardsDrawn: { readonly player: TablePlayer; readonly cards: readonly TableCard[] };
}>;

/**
 * Readies the turn player's cards in these zones.
 *
 * ```ts
 * const ready = { auto: true, next: 'draw', onBegin: readyCards<Player>(({ board, lands }) => [board, lands]) };
 * ```
 */
export function readyCards<P extends TablePlayer>(zones: (player: P) => readonly TableZone<TurnableCard>[]) {
  return ({ turnPlayer }: TableContext<P>): void => {
    for (const zone of zones(turnPlayer)) readyZone(zone);
  };
}

/**
 * Readies all cards of a zone.
 *
 * ```ts
 * const ready = { auto: true, next: 'draw', onBegin: ({ turnPlayer }: Context) => readyZone(turnPlayer.lands) };
 * ```
 */
export function readyZone(zone: TableZone<TurnableCard>): void {
  for (const card of zone) if (card.exerted) card.exerted = false;
}

/**
 * How many cards are drawn for a turn, when not, and what happens without a card.
 *
 * ```ts
 * const options: DrawOptions<Context, Player> = { count: 2, unless: isFirstTurnOfGame, onEmpty: loses };
 * ```
 */
export interface DrawOptions<X, P> {
  /** How many; one if left out. */
  readonly count?: number;
  /** When nobody draws: the first turn of the game, mostly. */
  readonly unless?: (context: X) => boolean;
  /** What happens to a player whose deck has fewer cards than they must draw. */
  readonly onEmpty?: (context: X, player: P) => void;
}

/**
 * The turn player draws.
 *
 * ```ts
 * const unless = isFirstTurnOfGame;
 * const draw = { auto: true, next: 'main', onBegin: drawForTurn<Player, Context>({ unless, onEmpty: loses }) };
 * ```
 */
export function drawForTurn<P extends WithDeck, X extends TableContext<P> & TellsDraws = TableContext<P> & TellsDraws>({
  count = 1,
  unless,
  onEmpty,
}: DrawOptions<X, P> = {}) {
  return (context: X): void => {
    if (unless?.(context) === true) return;
    drawCards(context, context.turnPlayer, count, onEmpty);
  };
}

/**
 * Draws as many as there are; whoever may not know the cards is told how many.
 *
 * ```ts
 * const drawThree = (context: Context) => drawCards(context, context.player, 3, loses);
 * ```
 */
export function drawCards<P extends WithDeck, X extends TableContext<P> & TellsDraws>(
  context: X,
  player: P,
  count: number,
  onEmpty?: (context: X, player: P) => void,
): void {
  const drawn = context.coreOps.drawCard(player, count);
  if (drawn.length > 0) context.coreOps.emit('cardsDrawn', { player, cards: drawn });
  if (drawn.length < count) onEmpty?.(context, player);
}
