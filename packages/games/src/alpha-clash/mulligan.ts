import { type Context, kit } from './kit.ts';

/** Mulligan: declared in turn order, carried out together. */

export const HAND = 8;

/** Any number of cards is set aside; none means to keep the hand. */
export const declareMulligan = kit
  .move()
  .cards('cards', ({ player }) => player.hand, { prompt: 'Which cards do you shuffle back?' })
  .run(({ player, coreOps }, { cards }) => {
    for (const card of cards) coreOps.moveCard(card, player.setAside);
    coreOps.emit('handAltered', { player, count: cards.length });
    coreOps.donePending('mulligan', player);
  });

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
