import {
  abilityCardState,
  abilityEffects,
  bagState,
  cardOfPlayer,
  countOfPlayer,
  duelDecisions,
  duelEvents,
  finalResultEvents,
  outcomeEvents,
  outcomePayloads,
  passEvents,
  stackEvents,
  stackedCardState,
} from '@cardloom/parts';
import {
  type CardOf,
  type ContextOf,
  card,
  cards as cardList,
  declareGame,
  type PlayerOf,
  player,
  type WorkOf,
} from 'cardloom';
import { cards, type Printed } from './card-set.ts';

/**
 * What there is in Riftbound. `exerted` is what the rulebook calls exhausted. A place is a number: 0 the base, 1 and 2 the
 * battlefields.
 */

const state = {
  game: {
    ...bagState,
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
    ...abilityCardState,
    /** A unit's place. */
    at: 0,
    ...stackedCardState,
    /** Deals no combat damage this turn. */
    isStunned: false,
    /** Combat damage that waits to be dealt at once with all the other. */
    assigned: 0,
    /** Who controls a battlefield: seat + 1, 0 for nobody. */
    holder: 0,
  },
};

const zones = {
  deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
  runeDeck: { of: 'player', seenBy: 'nobody', holds: ({ type }: Printed) => type === 'rune' },
  hand: { of: 'player', seenBy: 'owner' },
  runes: { of: 'player', seenBy: 'everyone' },
  /** A player's units, wherever they are. */
  field: { of: 'player', seenBy: 'everyone' },
  gear: { of: 'player', seenBy: 'everyone' },
  legend: { of: 'player', seenBy: 'everyone' },
  /** The chosen champion, until it is played. */
  champion: { of: 'player', seenBy: 'everyone' },
  trash: { of: 'player', seenBy: 'everyone' },
  battlefields: { of: 'game', seenBy: 'everyone' },
  /** Spells wait here for reactions; the top one resolves first. */
  chain: { of: 'game', seenBy: 'everyone' },
} as const;

const events = {
  ...duelEvents,
  ...passEvents,
  ...outcomeEvents,
  ...finalResultEvents,
  ...stackEvents,
  /** The effects of the turn are over. */
  expires: { player: player() },
  channelled: countOfPlayer,
  energyAdded: { player: player(), amount: 0 },
  burnedOut: { player: player() },
  /** `target` is the number of the card it is aimed at, 0 for none. */
  cast: { ...cardOfPlayer, target: 0 },
  played: cardOfPlayer,
  activated: cardOfPlayer,
  /** Units move together; `to` is a place. */
  moved: { player: player(), cards: cardList(), to: 0 },
  /** Each of them. */
  moves: cardOfPlayer,
  recalled: cardOfPlayer,
  // `card` is the battlefield
  contested: cardOfPlayer,
  conquered: { ...cardOfPlayer, scores: false },
  held: cardOfPlayer,
  controlLost: cardOfPlayer,
  // `card` is a unit there
  conquers: cardOfPlayer,
  holds: cardOfPlayer,
  attacks: cardOfPlayer,
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
    ...abilityEffects,
    ...outcomePayloads,
    resolveSpell: { card: card() },
    /** So much of a player's combat damage is still to be assigned. */
    assignDamage: { player: player(), left: 0 },
    dealAssigned: {},
    killDamaged: {},
  },
  decisions: { ...duelDecisions, assign: { left: 0 } },
});

export type Context = ContextOf<typeof kit>;
export type Card = CardOf<typeof kit>;
export type Player = PlayerOf<typeof kit>;
export type Work = WorkOf<typeof kit>;
