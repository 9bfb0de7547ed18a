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
  stackEvents,
} from '@cardloom/parts';
import { type CardOf, type ContextOf, card, declareGame, optional, type PlayerOf, player, type WorkOf } from 'cardloom';
import { cards, type Printed } from './card-set.ts';

/** What there is in Alpha Clash. `exerted` is what the rulebook calls engaged. */

const state = {
  game: {
    ...bagState,
    /** The attacking card, and the Contender or Clash card it attacks. */
    ...combatState,
    /** Somebody obstructs: the attack is against the obstructing cards. */
    isObstructed: false,
  },
  player: { health: 0 },
  card: {
    // `damage` is damage from elsewhere than a clash, `buff` attack: both until the end of the turn
    ...abilityCardState,
    /** Defense until the end of the turn. */
    guard: 0,
    clashDamage: 0,
    clashAttack: 0,
    clashDefense: 0,
    isObstructing: false,
    /** A card's weapon, a weapon's bearer: its number, 0 for none. */
    mate: 0,
    /** What a card in the Standby is aimed at: its number, 0 for nothing. */
    aim: 0,
  },
};

const zones = {
  deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
  hand: { of: 'player', seenBy: 'owner' },
  /** Cards that will be shuffled back when all have declared their mulligan. */
  setAside: { of: 'player', seenBy: 'owner' },
  resources: { of: 'player', seenBy: 'everyone' },
  /** The Contender, which never leaves, and above it the Clash cards. */
  field: { of: 'player', seenBy: 'everyone' },
  weapons: { of: 'player', seenBy: 'everyone' },
  /** Face down. */
  traps: { of: 'player', seenBy: 'owner', holds: ({ type }: Printed) => type === 'trap' },
  oblivion: { of: 'player', seenBy: 'everyone' },
  /** Played cards wait here for answers; the top one resolves first. */
  standby: { of: 'game', seenBy: 'everyone' },
  clashground: { of: 'game', seenBy: 'everyone' },
} as const;

const events = {
  ...duelEvents,
  ...outcomeEvents,
  ...finalResultEvents,
  ...stackEvents,
  resourcePlaced: cardOfPlayer,
  trapSet: { player: player() },
  /** `target` is the number of the card it is aimed at, 0 for none. */
  entersStandby: { ...cardOfPlayer, target: 0 },
  /** `bearer` is who gets a weapon. */
  played: { ...cardOfPlayer, bearer: optional(card()) },
  attacks: { ...cardOfPlayer, target: card() },
  obstructs: cardOfPlayer,
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
  effects: { ...abilityEffects, openAnswers: {}, resolveStandby: {}, sendToOblivion: {}, healthOutcome: {} },
  decisions: { ...duelDecisions, answer: {} },
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
