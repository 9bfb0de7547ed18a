import * as parts from '@cardloom/parts';
import type { CardOf, ContextOf, PlayerOf, WorkOf } from 'cardloom';
import { card, declareGame, optional, player } from 'cardloom';
import { cards, type Printed } from './card-set.ts';

/** What there is in Alpha Clash. `exerted` is what the rulebook calls engaged. */

/** What is true of a card on the field, and ends when it leaves. */
export const onField = {
  // `damage` is damage from elsewhere than a clash, `buff` attack: both until the end of the turn
  ...parts.abilityCardState,
  /** Defense until the end of the turn. */
  guard: 0,
  clashDamage: 0,
  clashAttack: 0,
  clashDefense: 0,
  isObstructing: false,
  /** A card's weapon, a weapon's bearer: its number, 0 for none. */
  mate: 0,
};

const state = {
  game: {
    ...parts.bagState,
    /** The attacking card, and the Contender or Clash card it attacks. */
    ...parts.combatState,
    /** Somebody obstructs: the attack is against the obstructing cards. */
    isObstructed: false,
  },
  player: { health: 0 },
  card: {
    ...onField,
    /** What a card in the Standby is aimed at: its number, 0 for nothing. */
    aim: 0,
  },
};

const zones = {
  deck: parts.deckZone,
  hand: parts.ownZone,
  /** Cards that will be shuffled back when all have declared their mulligan. */
  setAside: parts.ownZone,
  resources: parts.openZone,
  /** The Contender, which never leaves, and above it the Clash cards. */
  field: parts.openZone,
  weapons: parts.openZone,
  /** Face down. */
  traps: { ...parts.ownZone, holds: ({ type }: Printed) => type === 'trap' },
  oblivion: parts.openZone,
  /** Played cards wait here for answers; the top one resolves first. */
  standby: parts.sharedZone,
  clashground: parts.sharedZone,
};

const events = {
  ...parts.duelEvents,
  ...parts.endingEvents,
  ...parts.stackEvents,
  resourcePlaced: parts.cardOfPlayer,
  trapSet: { player: player() },
  /** `target` is the number of the card it is aimed at, 0 for none. */
  entersStandby: { ...parts.cardOfPlayer, target: 0 },
  /** `bearer` is who gets a weapon. */
  played: { ...parts.cardOfPlayer, bearer: optional(card()) },
  attacks: { ...parts.cardOfPlayer, target: card() },
  obstructs: parts.cardOfPlayer,
  fortified: { card: card(), amount: 0 },
  healthChanged: { player: player(), amount: 0, health: 0 },
  contenderDown: { player: player() },
};

export const kit = declareGame({
  name: 'alpha-clash',
  players: 2,
  state,
  zones,
  cards,
  events,
  effects: { ...parts.abilityEffects, openAnswers: {}, resolveStandby: {}, sendToOblivion: {}, healthOutcome: {} },
  decisions: { ...parts.duelDecisions, answer: {} },
  flow: {
    setup: { chooseFirstPlayer: [], mulligan: [] },
    play: {
      startOfTurn: [],
      expansion: ['ready', 'draw', 'resource'],
      primary: [],
      clash: ['attack', 'counter', 'obstruct', 'attackerBuff', 'defenderBuff', 'damage'],
      endOfTurn: [],
    },
    end: {},
  },
});

export type Context = ContextOf<typeof kit>;
export type Card = CardOf<typeof kit>;
export type Player = PlayerOf<typeof kit>;
export type Work = WorkOf<typeof kit>;
