import {
  abilityCardState,
  abilityEffects,
  bagState,
  cardOfPlayer,
  combatState,
  duelDecisions,
  duelEvents,
  finalResultEvents,
  outcomeEvents,
  passEvents,
} from '@cardloom/parts';
import {
  type CardOf,
  type ContextOf,
  card,
  declareGame,
  optional,
  type PlayerOf,
  player,
  target,
  type WorkOf,
} from 'cardloom';
import { cards, type Printed } from './card-set.ts';

/** What there is in Gundam. `exerted` is what the rulebook calls rested. */

const state = {
  game: {
    ...bagState,
    /** The attacking unit, and the unit that is attacked: 0 for the player. */
    ...combatState,
  },
  player: {
    /** Took battle damage without a shield and without a base. */
    isStruck: false,
  },
  card: {
    ...abilityCardState,
    /** AP until the end of the battle. */
    battleBuff: 0,
    /** Deployed this turn. */
    isFresh: false,
    /** A unit's pilot, a pilot's unit: its number, 0 for none. */
    mate: 0,
  },
};

const zones = {
  deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
  resourceDeck: { of: 'player', seenBy: 'nobody', holds: ({ type }: Printed) => type === 'resource' },
  hand: { of: 'player', seenBy: 'owner' },
  resources: { of: 'player', seenBy: 'everyone' },
  /** Of the resource area too, but each of them is spent once and for all. */
  exResources: { of: 'player', seenBy: 'everyone' },
  /** The battle area. */
  units: { of: 'player', seenBy: 'everyone' },
  pilots: { of: 'player', seenBy: 'everyone' },
  shields: { of: 'player', seenBy: 'nobody' },
  base: { of: 'player', seenBy: 'everyone' },
  trash: { of: 'player', seenBy: 'everyone' },
} as const;

const events = {
  ...duelEvents,
  ...passEvents,
  ...outcomeEvents,
  ...finalResultEvents,
  resourcePlaced: { player: player() },
  exResourceGained: { player: player() },
  /** `unit` is the one a pilot is paired with. */
  played: { ...cardOfPlayer, unit: optional(card()) },
  paired: cardOfPlayer,
  linked: cardOfPlayer,
  activated: cardOfPlayer,
  attacks: { ...cardOfPlayer, target: target() },
  blocks: cardOfPlayer,
  shieldDestroyed: cardOfPlayer,
  shieldTaken: { player: player() },
  addedToHand: cardOfPlayer,
};

export const kit = declareGame({
  name: 'gundam',
  players: 2,
  state,
  zones,
  cards,
  events,
  effects: { ...abilityEffects, defeat: {}, destroyDamaged: {} },
  decisions: duelDecisions,
});

export type Context = ContextOf<typeof kit>;
export type Card = CardOf<typeof kit>;
export type Player = PlayerOf<typeof kit>;
export type Work = WorkOf<typeof kit>;
