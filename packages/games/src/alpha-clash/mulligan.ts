import { type MoveDefinition, someOf } from 'cardloom';
import type { AlphaClash, Card, Context } from './shape.ts';

/** Mulligan: declared in turn order, carried out together. */

export const HAND = 8;

/** Any number of cards is set aside; none means to keep the hand. */
export const declareMulligan: MoveDefinition<AlphaClash> = {
  choices: { cards: someOf(({ player }) => player.hand.cards, { prompt: 'Which cards do you shuffle back?' }) },
  run: ({ player, coreOps }, { cards }) => {
    const ids = cards as readonly number[];
    for (const id of ids) coreOps.moveCard(coreOps.card(id) as Card, player.setAside);
    coreOps.emit('handAltered', { player: player.id, count: ids.length });
    coreOps.donePending('mulligan', player);
  },
};

/** All have declared: back into the deck, shuffle, draw as many. */
export function finishMulligan({ players, coreOps }: Context): void {
  for (const player of players) {
    const count = player.setAside.length;
    if (count === 0) continue;
    for (const card of player.setAside.cards) coreOps.moveCard(card, player.deck);
    coreOps.shuffle(player.deck);
    coreOps.drawCard(player, count);
  }
}
