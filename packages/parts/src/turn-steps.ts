import { cards, player } from 'cardloom';
import type { TableCard, TableContext, TablePlayer, TableZone, Tells, TurnableCard, WithDeck } from './context.ts';

/** Hooks for the steps most turns begin and end with. */

/** Spread it into `events`. */
export const drawEvents = { cardsDrawn: { player: player(), cards: cards() } };
/** A game that tells of draws: `drawEvents`. */
export type TellsDraws = Tells<{
  cardsDrawn: { readonly player: TablePlayer; readonly cards: readonly TableCard[] };
}>;

/**
 * Readies the turn player's cards in these zones.
 *
 * ```ts
 * ready: { start: true, auto: true, next: 'draw', onBegin: readyCards((player) => [player.play, player.inkwell]) },
 * ```
 */
export function readyCards<P extends TablePlayer>(zones: (player: P) => readonly TableZone<TurnableCard>[]) {
  return ({ turnPlayer }: TableContext<P>): void => {
    for (const zone of zones(turnPlayer)) readyZone(zone);
  };
}

/** Readies all cards of a zone. */
export function readyZone(zone: TableZone<TurnableCard>): void {
  for (const card of zone) if (card.exerted) card.exerted = false;
}

/** How many cards are drawn for a turn, when not, and what happens without a card. */
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
 * draw: { auto: true, next: null, onBegin: drawForTurn<Player, Context>({ unless: isFirstTurnOfGame, onEmpty: loses }) },
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

/** Draws as many as there are; whoever may not know the cards is told how many. */
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
