import { followedBy, manualMoves } from 'cardloom';
import type { Card, Context, Player } from './kit.ts';
import { refresh } from './layers.ts';
import { arrive, leaveBattlefield, removeFromCombat } from './objects.ts';

/**
 * Corrections by hand go past the rules, and whoever makes one does not say what it changed. After each of them
 * everything the rules keep in step is put right; state-based actions look at it when manual mode is left.
 */
export const correctionsByHand = {
  moveCard: followedBy(manualMoves.moveCard, putRight),
  setCard: followedBy(manualMoves.setCard, putRight),
  setPlayer: followedBy(manualMoves.setPlayer, putRight),
  setGame: followedBy(manualMoves.setGame, putRight),
  setPosition: followedBy(manualMoves.setPosition, putRight),
};

/**
 * A card that was put onto the battlefield is a permanent of whose battlefield it is, one that was taken away is none
 * any more, and what follows from changed values is worked out anew.
 */
function putRight(context: Context): void {
  const { G, players, zones } = context;
  for (const player of players) {
    for (const card of player.battlefield) {
      if (card.entered !== card.object) arrive(context, card, player);
      else if (card.controller !== player.seat) giveByHand(context, card, player);
    }
  }
  let strays = 0;
  const elsewhere = players.flatMap(({ hand, library, graveyard, command }) => [hand, library, graveyard, command]);
  for (const zone of [zones.stack, zones.exile, ...elsewhere]) {
    for (const card of zone) {
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
    for (const { def } of player.battlefield) {
      if (def.statics.length > 0) statics++;
      if (def.activated.length > 0) activators++;
    }
    player.activators = activators;
  }
  G.statics = statics;
}
