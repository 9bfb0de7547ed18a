import { deckZone, openZone, ownZone } from '@cardloom/parts';
import type { CardOf, ContextOf, GameEventOf, PlayerOf, WorkOf, ZoneOf } from 'cardloom';
import { card, cards, data, declareGame, optional } from 'cardloom';
import { type Printed, standardSet } from './card-set.ts';
import type { TriggerName } from './cards/words.ts';

/** What there is in Skirmish. */

const state = {
  game: {
    currentSkirmish: 1,
    tieSkirmishes: 0,
    matchOver: false,
    /** The seat of the winner; null while the match is on, and in a draw. */
    matchWinner: null as number | null,
  },
  player: {
    sp: 0,
    skirmishesWon: 0,
    isDone: false,
    hasActedThisTurn: false,
    hasPlayedCardThisTurn: false,
    leaderId: 'rookie',
    currentCharges: 0,
    /** For leaders to come: always false. */
    isExhausted: false,
    /** Slot modifiers by terrain. They stay between skirmishes. */
    modifier0: 0,
    modifier1: 0,
    modifier2: 0,
    modifier3: 0,
    modifier4: 0,
  },
  card: {
    /** Where it stands; -1 off the board. Everything below is fresh whenever it leaves the board. */
    terrain: -1,
    buffs: 0,
    damage: 0,
    shield: 0,
    cooldown: 0,
    /** Abilities are used once per deployment. */
    isUsed: false,
    /** Its Dominant trigger has fired. */
    hasDominated: false,
    /** The turn (counted from 1) in which a once-per-turn trait last fired. */
    limitedTurn: 0,
  },
};

/** A slot is a zone that holds at most one unit: terrain 0 to 4 of each player. */
const zones = {
  deck: deckZone,
  hand: ownZone,
  graveyard: openZone,
  terrain0: openZone,
  terrain1: openZone,
  terrain2: openZone,
  terrain3: openZone,
  terrain4: openZone,
};

/** How events name a slot. */
export type SlotName = { readonly terrainId: number; readonly playerId: number };
/** What a unit died of. */
export type Cause = 'power' | 'kill' | 'consumed';

const place = { unitId: 0, terrainId: 0, playerId: 0 };
const winner = data<number | null>();

/** Players are told of by their seats; units and cards, which everybody sees, by their numbers. */
const events = {
  CARD_DRAWN: { playerId: 0, count: 0, cardId: 0 },
  CARD_PLAYED: {
    playerId: 0,
    cardId: 0,
    cardName: '',
    cardType: data<'unit' | 'action'>(),
    targetSlot: optional(data<SlotName>()),
  },
  UNIT_DEPLOYED: place,
  UNIT_POWER_CHANGED: { unitId: 0, oldPower: 0, newPower: 0, amount: 0 },
  UNIT_DAMAGED: { unitId: 0, amount: 0, newPower: 0 },
  UNIT_HEALED: { unitId: 0, amount: 0, newPower: 0 },
  UNIT_DIED: { unitId: 0, terrainId: 0, cause: data<Cause>() },
  UNIT_CONSUMED: { unitId: 0, consumerId: 0, terrainId: 0 },
  UNIT_BOUNCED: place,
  UNIT_MOVED: { unitId: 0, from: data<SlotName>(), to: data<SlotName>() },
  SHIELD_BLOCKED: { unitId: 0, amount: 0, shield: 0 },
  SLOT_MODIFIER_CHANGED: { terrainId: 0, playerId: 0, newModifier: 0 },
  COOLDOWN_REDUCED: { unitId: 0, cooldown: 0 },
  ABILITY_ACTIVATED: { unitId: 0, playerId: 0 },
  ABILITY_TRIGGERED: { unitId: 0, trigger: data<TriggerName>() },
  CONQUER_TRIGGERED: place,
  INPUT_REQUIRED: {
    playerId: 0,
    unitId: 0,
    isOptional: false,
    validSlots: optional(data<readonly string[]>()),
    validTargetIds: optional(data<readonly number[]>()),
  },
  LEADER_CHARGES_CHANGED: { playerId: 0, oldCharges: 0, newCharges: 0 },
  LEADER_ABILITY_ACTIVATED: { playerId: 0, leaderId: '', abilityName: '', chargesRemaining: 0 },
  PLAYER_PASSED: { playerId: 0, isDone: false },
  PRIORITY_CHANGED: { newPriority: 0 },
  TURN_CHANGED: { playerId: 0 },
  SKIRMISH_STARTED: { n: 0 },
  TERRAIN_RESOLVED: {
    terrainId: 0,
    winner,
    unit0Power: data<number | null>(),
    unit1Power: data<number | null>(),
  },
  SKIRMISH_ENDED: { n: 0, winner, sp: data<readonly number[]>() },
  MATCH_ENDED: { winner },
};

/** A trait that was woken: the unit's trait of this number for that trigger. */
const woken = {
  unit: card(),
  on: data<TriggerName>(),
  index: 0,
  /** What the event or the moment says: damage dealt, last power, power of the victim. */
  amount: 0,
  /** Where the unit was when this was put down: what the dead and the consumed act from. */
  slot: 0,
  /** The unit the event is about, or the consumer. */
  about: optional(card()),
};

/** Skirmish with these cards. */
export const kitFor = (printed: Readonly<Record<string, Printed>>) =>
  declareGame({
    name: 'skirmish',
    players: 2,
    state,
    zones,
    cards: printed,
    events,
    effects: {
      trigger: woken,
      die: { cards: cards() },
      arrive: { card: card(), slot: 0, victim: card(), victimPower: 0 },
      coolDown: { unit: card() },
      conquer: { unit: card(), terrain: 0, seat: 0 },
      dominate: { unit: card() },
      turnChanged: {},
      endSkirmish: {},
    },
    decisions: { INPUT: woken },
    modifiers: {
      CAN_DEPLOY: { value: true, about: { slot: 0 } },
      CAN_TARGET: { value: true, about: { unit: card(), seat: 0 } },
      CAN_CONSUME: { value: true, about: { unit: card() } },
      /** A seat, or -1. */
      DETERMINE_TERRAIN_WINNER: { value: 0, about: { terrain: 0 } },
    },
  });

/** Moves and decisions are built with this one; they are the same whatever the cards. */
export const kit = kitFor(standardSet.cards);

export type Context = ContextOf<typeof kit>;
export type Card = CardOf<typeof kit>;
export type Player = PlayerOf<typeof kit>;
export type Zone = ZoneOf<typeof kit>;
export type Work = WorkOf<typeof kit>;
export type Happening = GameEventOf<typeof kit>;
/** A trait that was woken, as work. */
export type Woken = Extract<Work, { readonly do: 'trigger' }>;
