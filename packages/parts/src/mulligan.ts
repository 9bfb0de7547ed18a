import { buildFor, player } from 'cardloom';
import {
  type AboutPlayer,
  aboutPlayer,
  type TableCard,
  type TableContext,
  type TablePlayer,
  type Tells,
  type WithDeck,
} from './context.ts';

/** Opening hands and mulligans: everybody decides once, in turn order from the one on the play. */

/**
 * Spread it into `events`.
 *
 * ```ts
 * declareGame({ name: 'mine', events: { ...mulliganEvents } });
 * ```
 */
export const mulliganEvents = { handKept: aboutPlayer, handAltered: { player: player(), count: 0 } };

type Context = TableContext<WithDeck> &
  Tells<{ handKept: AboutPlayer; handAltered: { readonly player: TablePlayer; readonly count: number } }>;

/**
 * What a player who changes cards does: `bottom` puts them under the deck and draws, `bottomThenShuffle` shuffles
 * afterwards, `shuffleFirst` shuffles them in before drawing.
 */
export type MulliganWay = 'bottom' | 'bottomThenShuffle' | 'shuffleFirst';

/**
 * A phase that shuffles, deals everybody a hand and waits until each has decided.
 *
 * ```ts
 * const how: MulliganWay = 'bottomThenShuffle';
 * const alterHand = { next: null, ...openingHands(7), moves: { alterHand: replaceCards({ how }) } };
 * ```
 */
export function openingHands(hand: number) {
  return {
    actors: 'pending:mulligan',
    onBegin: ({ coreOps, players }: TableContext<WithDeck>): void => {
      coreOps.shuffleAllDecks();
      for (const player of players) coreOps.drawCard(player, hand);
      coreOps.setPending('mulligan', players);
    },
    endIf: ({ ctx }: TableContext): boolean => ctx.pendingMulligan.size === 0,
  } as const;
}

/**
 * A move: any cards (`upTo` so many) are replaced; none means to keep the hand.
 *
 * ```ts
 * const moves = { mulligan: replaceCards({ upTo: 3, how: 'shuffleFirst' }) };
 * ```
 */
export const replaceCards = ({ upTo, how }: { readonly upTo?: number; readonly how: MulliganWay }) =>
  buildFor<Context>()
    .move()
    .cards('cards', ({ player }) => ({ from: player.hand, max: upTo ?? player.hand.length }), {
      prompt: 'Which cards do you replace?',
    })
    .run((context, { cards }) => replace(context, cards, how));

/**
 * A move: the whole hand is replaced.
 *
 * ```ts
 * const moves = { keepHand, mulligan: replaceHand('bottom') };
 * ```
 */
export const replaceHand = (how: MulliganWay) =>
  buildFor<Context>()
    .move()
    .run((context) => replace(context, [...context.player.hand], how));

/**
 * A move: the hand stays as it is.
 *
 * ```ts
 * const hands = { next: null, ...openingHands(5), moves: { keepHand } };
 * ```
 */
export const keepHand = buildFor<Context>()
  .move()
  .run(({ player, coreOps }) => {
    coreOps.emit('handKept', { player });
    coreOps.donePending('mulligan', player);
  });

/**
 * The phase with its moves: `mulligan({ cards })`.
 *
 * ```ts
 * const phases = { mulligan: { next: null, ...mulliganOfCards({ hand: 7, how: 'bottomThenShuffle' }) } };
 * ```
 */
export const mulliganOfCards = (options: {
  readonly hand: number;
  readonly upTo?: number;
  readonly how: MulliganWay;
}) => ({
  ...openingHands(options.hand),
  moves: { mulligan: replaceCards(options) },
});

/**
 * The same for rulebooks where the whole hand goes or stays: moves `keepHand` and `mulligan`.
 *
 * ```ts
 * const phases = { mulligan: { next: null, ...mulliganOfHand({ hand: 5, how: 'shuffleFirst' }) } };
 * ```
 */
export const mulliganOfHand = ({ hand, how }: { readonly hand: number; readonly how: MulliganWay }) => ({
  ...openingHands(hand),
  moves: { keepHand, mulligan: replaceHand(how) },
});

function replace({ coreOps, player }: Context, cards: readonly TableCard[], how: MulliganWay): void {
  coreOps.emit('handAltered', { player, count: cards.length });
  if (cards.length > 0) {
    for (const card of cards) coreOps.moveCard(card, player.deck, 'bottom');
    if (how === 'shuffleFirst') coreOps.shuffle(player.deck);
    coreOps.drawCard(player, cards.length);
    if (how === 'bottomThenShuffle') coreOps.shuffle(player.deck);
  }
  coreOps.donePending('mulligan', player);
}
