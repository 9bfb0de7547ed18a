import { asOptions, type TableContext, type TableOps, type WithDeck } from './context.ts';

/** Opening hands and mulligans: everybody decides once, in turn order from the one on the play. */

type Context = TableContext<WithDeck>;

/**
 * What a player who changes cards does: `bottom` puts them under the deck and draws, `bottomThenShuffle` shuffles
 * afterwards, `shuffleFirst` shuffles them in before drawing.
 */
export type MulliganWay = 'bottom' | 'bottomThenShuffle' | 'shuffleFirst';

/**
 * A phase that shuffles, deals everybody a hand and waits until each has decided.
 *
 * ```ts
 * alterHand: { next: null, ...openingHands(7), moves: { alterHand: replaceCards({ how: 'bottomThenShuffle' }) } },
 * ```
 */
export function openingHands(hand: number) {
  return {
    actors: 'pending:mulligan',
    onBegin: ({ coreOps, players }: Context): void => {
      coreOps.shuffleAllDecks();
      for (const player of players) coreOps.drawCard(player, hand);
      coreOps.setPending('mulligan', players);
    },
    endIf: ({ ctx }: TableContext): boolean => ctx.pendingMulligan.size === 0,
  } as const;
}

/** A move: any cards (`upTo` so many) are replaced; none means to keep the hand. */
export function replaceCards({ upTo, how }: { readonly upTo?: number; readonly how: MulliganWay }) {
  return {
    choices: {
      cards: {
        someOf: ({ player }: Context) => asOptions(player.hand.cards),
        max: upTo ?? Number.MAX_SAFE_INTEGER,
        prompt: 'Which cards do you replace?',
      },
    },
    run: ({ player, coreOps }: Context, { cards }: { cards: readonly number[] }): void => {
      replace(coreOps, player, cards, how);
      coreOps.donePending('mulligan', player);
    },
  };
}

/** A move: the whole hand is replaced. */
export function replaceHand(how: MulliganWay) {
  return {
    choices: {},
    run: ({ player, coreOps }: Context): void => {
      const hand = player.hand.cards.map(({ id }) => id);
      replace(coreOps, player, hand, how);
      coreOps.donePending('mulligan', player);
    },
  };
}

/** A move: the hand stays as it is. */
export const keepHand = {
  choices: {},
  run: ({ player, coreOps }: Context): void => {
    coreOps.emit('handKept', { player: player.id });
    coreOps.donePending('mulligan', player);
  },
};

/** The phase with its moves: `mulligan({ cards })`. */
export const mulliganOfCards = (options: {
  readonly hand: number;
  readonly upTo?: number;
  readonly how: MulliganWay;
}) => ({
  ...openingHands(options.hand),
  moves: { mulligan: replaceCards(options) },
});

/** The same for rulebooks where the whole hand goes or stays: moves `keepHand` and `mulligan`. */
export const mulliganOfHand = ({ hand, how }: { readonly hand: number; readonly how: MulliganWay }) => ({
  ...openingHands(hand),
  moves: { keepHand, mulligan: replaceHand(how) },
});

function replace(coreOps: TableOps, player: WithDeck, cards: readonly number[], how: MulliganWay): void {
  coreOps.emit('handAltered', { player: player.id, count: cards.length });
  if (cards.length === 0) return;
  for (const id of cards) {
    const card = coreOps.card(id);
    if (card !== undefined) coreOps.moveCard(card, player.deck, 'bottom');
  }
  if (how === 'shuffleFirst') coreOps.shuffle(player.deck);
  coreOps.drawCard(player, cards.length);
  if (how === 'bottomThenShuffle') coreOps.shuffle(player.deck);
}
