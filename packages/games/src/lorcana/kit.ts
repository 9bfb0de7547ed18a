import * as parts from '@cardloom/parts';
import type { CardOf, ContextOf, PlayerOf, WorkOf } from 'cardloom';
import { card, cards as cardList, data, declareGame, optional, player } from 'cardloom';
import { cards } from './card-set.ts';

/** What there is in Lorcana. */

const state = {
  game: { ...parts.bagState, ...parts.seriesState.game },
  player: {
    ...parts.seriesState.player,
    lore: 0,
    hasInked: false,
    /** Had to draw from an empty deck. */
    isOut: false,
  },
  card: {
    ...parts.abilityCardState,
    /** Arrived after its player's last set step: cannot quest, challenge or be exerted for a cost. */
    drying: false,
    /** Less strength until the start of the opponent's next turn. */
    hindered: 0,
    /** The number of the location it is at, 0 for none. */
    location: 0,
  },
};

const zones = {
  deck: parts.deckZone,
  hand: parts.ownZone,
  inkwell: parts.ownZone,
  play: parts.openZone,
  discard: parts.openZone,
  ...parts.seriesZones,
};

const events = {
  ...parts.duelEvents,
  ...parts.seriesEvents,
  inked: parts.cardOfPlayer,
  played: parts.cardOfPlayer,
  /** `card` is the one who sings. */
  sang: { card: card(), song: card(), player: player() },
  quests: parts.cardOfPlayer,
  attacks: { ...parts.cardOfPlayer, target: card() },
  movedTo: { card: card(), location: card(), player: player() },
  activated: parts.cardOfPlayer,
  hindered: { card: card(), amount: 0 },
  loreGained: { player: player(), amount: 0, lore: 0 },
  finalScore: { lore: data<readonly number[]>(), winner: optional(player()) },
};

export const kit = declareGame({
  name: 'lorcana',
  players: 2,
  pending: ['sideboarding'],
  state,
  zones,
  cards,
  events,
  effects: {
    ...parts.abilityEffects,
    ...parts.seriesEffects,
    challengeDamage: { attacker: card(), target: card() },
    banish: { cards: cardList() },
  },
  decisions: parts.duelDecisions,
});

export type Context = ContextOf<typeof kit>;
export type Card = CardOf<typeof kit>;
export type Player = PlayerOf<typeof kit>;
export type Work = WorkOf<typeof kit>;
