import * as parts from '@cardloom/parts';
import type { CardOf, ContextOf, PlayerOf, WorkOf } from 'cardloom';
import { card, declareGame, optional, player, target } from 'cardloom';
import { cards, type Printed } from './card-set.ts';

/** What there is in Gundam. `exerted` is what the rulebook calls rested. */

const state = {
  game: {
    ...parts.bagState,
    /** The attacking unit, and the unit that is attacked: 0 for the player. */
    ...parts.combatState,
  },
  player: {
    /** Took battle damage without a shield and without a base. */
    isStruck: false,
  },
  card: {
    ...parts.abilityCardState,
    /** AP until the end of the battle. */
    battleBuff: 0,
    /** Deployed this turn. */
    isFresh: false,
    /** A unit's pilot, a pilot's unit: its number, 0 for none. */
    mate: 0,
  },
};

const zones = {
  deck: parts.deckZone,
  resourceDeck: { ...parts.hiddenZone, holds: ({ type }: Printed) => type === 'resource' },
  hand: parts.ownZone,
  resources: parts.openZone,
  /** Of the resource area too, but each of them is spent once and for all. */
  exResources: parts.openZone,
  /** The battle area. */
  units: parts.openZone,
  pilots: parts.openZone,
  shields: parts.hiddenZone,
  base: parts.openZone,
  trash: parts.openZone,
};

const events = {
  ...parts.duelEvents,
  ...parts.passEvents,
  ...parts.endingEvents,
  resourcePlaced: { player: player() },
  exResourceGained: { player: player() },
  /** `unit` is the one a pilot is paired with. */
  played: { ...parts.cardOfPlayer, unit: optional(card()) },
  paired: parts.cardOfPlayer,
  linked: parts.cardOfPlayer,
  activated: parts.cardOfPlayer,
  attacks: { ...parts.cardOfPlayer, target: target() },
  blocks: parts.cardOfPlayer,
  shieldDestroyed: parts.cardOfPlayer,
  shieldTaken: { player: player() },
  addedToHand: parts.cardOfPlayer,
};

export const kit = declareGame({
  name: 'gundam',
  players: 2,
  state,
  zones,
  cards,
  events,
  effects: { ...parts.abilityEffects, defeat: {}, destroyDamaged: {} },
  decisions: parts.duelDecisions,
});

export type Context = ContextOf<typeof kit>;
export type Card = CardOf<typeof kit>;
export type Player = PlayerOf<typeof kit>;
export type Work = WorkOf<typeof kit>;
