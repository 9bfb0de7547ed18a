import { refresh } from './layers.ts';
import { arrive, leaveBattlefield, removeFromCombat } from './objects.ts';
import type { Card, Context, Player } from './shape.ts';

/**
 * Corrections by hand go past the rules. In manual mode everything the rules keep in step is put right before the board
 * is looked at: a card that was put onto the battlefield is a permanent of whose battlefield it is, one that was taken
 * away is none any more, and what follows from changed values is worked out anew.
 */
export function putRight(context: Context): void {
  const { G, ctx, players, zones } = context;
  G.correctedAt = ctx.numMoves;
  for (const player of players) {
    for (const card of player.battlefield.cards) {
      if (card.entered !== card.object) arrive(context, card, player);
      else if (card.controller !== player.seat) giveByHand(context, card, player);
    }
  }
  let strays = 0;
  const elsewhere = players.flatMap(({ hand, library, graveyard, command }) => [hand, library, graveyard, command]);
  for (const { cards } of [zones.stack, zones.exile, ...elsewhere]) {
    for (const card of cards) {
      if (card.entered !== 0) leaveBattlefield(context, card);
      if (card.def.isToken) strays++;
    }
  }
  G.strays = strays;
  count(context);
  refresh(context);
}

function giveByHand(context: Context, card: Card, player: Player): void {
  removeFromCombat(context, card);
  card.controller = player.seat;
  card.under = player.seat;
  card.since = context.G.turn;
}

function count({ G, players }: Context): void {
  let statics = 0;
  for (const player of players) {
    let activators = 0;
    for (const { def } of player.battlefield.cards) {
      if (def.statics.length > 0) statics++;
      if (def.activated.length > 0) activators++;
    }
    player.activators = activators;
  }
  G.statics = statics;
}
