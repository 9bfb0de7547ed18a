import * as parts from '@cardloom/parts';
import type { CardOf, ContextOf, PlayerOf, WorkOf } from 'cardloom';
import { card, cards as cardList, declareGame, player } from 'cardloom';
import { cards, type Printed } from './card-set.ts';

/**
 * What there is in Riftbound. `exerted` is what the rulebook calls exhausted. A place is a number: 0 the base, 1 and 2 the
 * battlefields.
 */

const state = {
  game: {
    ...parts.bagState,
    /** The contested battlefield: a showdown goes on there. 0 for none. */
    place: 0,
    /** The seat that contested it. */
    contester: 0,
    /** Both sides met there: units attack and defend until the combat is over, whoever is left. */
    isCombat: false,
    /** The seat with Focus when the chain began. */
    focus: 0,
    /** What happens when the effects of a turn expire has happened. */
    hasExpired: false,
  },
  player: {
    points: 0,
    /** The rune pool: energy that is neither spent nor gone. */
    energy: 0,
    /** The battlefields scored this turn, as bits. */
    scored: 0,
  },
  card: {
    ...parts.abilityCardState,
    /** A unit's place. */
    at: 0,
    ...parts.stackedCardState,
    /** Deals no combat damage this turn. */
    isStunned: false,
    /** Combat damage that waits to be dealt at once with all the other. */
    assigned: 0,
    /** Who controls a battlefield: seat + 1, 0 for nobody. */
    holder: 0,
  },
};

const zones = {
  deck: parts.deckZone,
  runeDeck: { ...parts.hiddenZone, holds: ({ type }: Printed) => type === 'rune' },
  hand: parts.ownZone,
  runes: parts.openZone,
  /** A player's units, wherever they are. */
  field: parts.openZone,
  gear: parts.openZone,
  legend: parts.openZone,
  /** The chosen champion, until it is played. */
  champion: parts.openZone,
  trash: parts.openZone,
  battlefields: parts.sharedZone,
  /** Spells wait here for reactions; the top one resolves first. */
  chain: parts.sharedZone,
};

const events = {
  ...parts.duelEvents,
  ...parts.passEvents,
  ...parts.endingEvents,
  ...parts.stackEvents,
  /** The effects of the turn are over. */
  expires: { player: player() },
  channelled: parts.countOfPlayer,
  energyAdded: { player: player(), amount: 0 },
  burnedOut: { player: player() },
  /** `target` is the number of the card it is aimed at, 0 for none. */
  cast: { ...parts.cardOfPlayer, target: 0 },
  played: parts.cardOfPlayer,
  activated: parts.cardOfPlayer,
  /** Units move together; `to` is a place. */
  moved: { player: player(), cards: cardList(), to: 0 },
  /** Each of them. */
  moves: parts.cardOfPlayer,
  recalled: parts.cardOfPlayer,
  // `card` is the battlefield
  contested: parts.cardOfPlayer,
  conquered: { ...parts.cardOfPlayer, scores: false },
  held: parts.cardOfPlayer,
  controlLost: parts.cardOfPlayer,
  // `card` is a unit there
  conquers: parts.cardOfPlayer,
  holds: parts.cardOfPlayer,
  attacks: parts.cardOfPlayer,
  stunned: { card: card() },
  scored: { player: player(), points: 0 },
  pointDenied: { player: player() },
};

export const kit = declareGame({
  name: 'riftbound',
  players: 2,
  state,
  zones,
  cards,
  events,
  effects: {
    ...parts.abilityEffects,
    ...parts.outcomePayloads,
    resolveSpell: { card: card() },
    /** So much of a player's combat damage is still to be assigned. */
    assignDamage: { player: player(), left: 0 },
    dealAssigned: {},
    killDamaged: {},
  },
  decisions: { ...parts.duelDecisions, assign: { left: 0 } },
});

export type Context = ContextOf<typeof kit>;
export type Card = CardOf<typeof kit>;
export type Player = PlayerOf<typeof kit>;
export type Work = WorkOf<typeof kit>;
