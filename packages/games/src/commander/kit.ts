import { deckZone, openZone, ownZone, sharedZone } from '@cardloom/parts';
import type { CardOf, Caught, ContextOf, GameEventOf, PlayerOf, WorkOf, ZoneOf } from 'cardloom';
import { card, cards, data, declareGame, optional, player, players } from 'cardloom';
import type { PhaseName, Riders, StepName } from './card.ts';
import { standardCards } from './card-set.ts';
import { type Printed, print } from './printed.ts';

/** What there is in Commander. */

/** A continuous effect of a spell or ability that has resolved: the objects it applies to are fixed. */
export type Continuous = {
  readonly kind: 'pump' | 'grant' | 'remove' | 'control' | 'limitSpells';
  /** Card numbers, and which object each of them was. */
  readonly cards: readonly number[];
  readonly objects: readonly number[];
  readonly power: number;
  readonly toughness: number;
  /** Keywords as bits, or the number of spells. */
  readonly amount: number;
  /** Whose effect it is: who gets control, whose next turn ends it. */
  readonly seat: number;
  /** The seats it restricts, as bits. */
  readonly seats: number;
  readonly until: 'EOT' | 'perm' | 'nextTurn';
  readonly timestamp: number;
};

const state = {
  game: {
    /** Counts objects and timestamps: every change of zone makes a new object. */
    objects: 0,
    /** Turns that began. */
    turn: 0,
    /** The seat whose natural turn was the latest one. */
    naturalSeat: -1,
    /** Which steps have begun in this turn, as bits. */
    begun: 0,
    /** Something changed since state-based actions were last looked for. */
    unchecked: false,
    /** Some creature was dealt damage by a source with deathtouch since then. */
    deathtouched: false,
    effects: [] as readonly Continuous[],
    /** How many permanents have static abilities. */
    statics: 0,
    /** There is mana in somebody's pool. */
    floating: false,
    /** Creatures were declared as attackers in this combat. */
    attacked: false,
    /** Players get priority in this cleanup step. */
    cleanupOpen: false,
    /** Tokens that have left the battlefield and still exist. */
    strays: 0,
    /** The lowest the stack has been since somebody acted, and how many objects have resolved since then. */
    floor: 0,
    loop: 0,
    /** The mulligan round has to go on, or hands are kept. */
    isKept: false,
  },
  player: {
    life: 40,
    white: 0,
    blue: 0,
    black: 0,
    red: 0,
    green: 0,
    colourless: 0,
    landsPlayed: 0,
    spellsCast: 0,
    /** Spells this player may cast each turn. */
    spellLimit: 1000,
    /** How many permanents with activated abilities this player controls. */
    activators: 0,
    /** The turn (as `G.turn`) that was this player's latest. */
    turnStarted: 0,
    drewFromEmpty: false,
    /** The card number of the commander, and how often it was cast from the command zone. */
    commander: 0,
    casts: 0,
    /** Combat damage dealt to this player by the commander of each seat. */
    damage0: 0,
    damage1: 0,
    damage2: 0,
    damage3: 0,
    damage4: 0,
    damage5: 0,
    mulligans: 0,
    takesMulligan: false,
  },
  card: {
    /** Which object this card is now. References remember it: after a change of zone it is another one. */
    object: 0,
    /** On the battlefield the same, from the moment it came there by the rules; 0 elsewhere. */
    entered: 0,
    controller: 0,
    /** The seat that controls it by the effects there are; the permanent follows as soon as that is worked out. */
    claimed: 0,
    /** The seat under whose control it came onto the battlefield. */
    under: 0,
    /** The turn in which it came under its controller's control. */
    since: 0,
    tapped: false,
    damage: 0,
    deathtouched: false,
    /** +1/+1 counters and -1/-1 counters. */
    plus: 0,
    minus: 0,
    /** After all continuous effects; kept current on the battlefield. */
    power: 0,
    toughness: 0,
    keywords: 0,
    attachedTo: 0,
    /** Combat: the seat it attacks; the creature it blocks, -1 if that is gone; whether it was blocked; whether it struck first. */
    attacking: -1,
    blocking: 0,
    blocked: false,
    struckFirst: false,
    /** The turn in which it last attacked. */
    attackedOn: 0,
    isCommander: false,
    /** The commander came into a graveyard or exile since state-based actions were last looked for. */
    arrived: false,
    /** As it last was on the battlefield; for an ability on the stack, as its source last was. */
    lastPower: 0,
    lastKeywords: 0,
    lastController: 0,
    lastTapped: false,
    /** An object on the stack: the card whose ability it is and which one, its target, the player it is about. */
    source: 0,
    sourceObject: 0,
    ability: 0,
    targetCard: 0,
    targetObject: 0,
    targetSeat: -1,
    about: -1,
  },
};

const zones = {
  library: deckZone,
  hand: ownZone,
  graveyard: openZone,
  command: openZone,
  /** The permanents a player controls. */
  battlefield: openZone,
  /** A player's abilities that have left the stack; the next one uses one of them again. */
  spent: openZone,
  stack: sharedZone,
  exile: sharedZone,
};

/** A card's number, a player's id, or nothing. */
type TargetId = number | string | null;

/** Players are told of by their seats, cards by their numbers: nothing is told of a card that is not on the table. */
const events = {
  // what abilities listen to: `player` controls the permanent, does it, or has the turn
  enters: { card: 0, player: 0, creature: false },
  dies: { card: 0, player: 0, creature: false },
  untaps: { card: 0, player: 0, creature: false },
  attacks: { card: 0, player: 0, against: 0, creature: false },
  combatDamageToPlayer: { card: 0, player: 0, against: 0, creature: false },
  casts: { player: 0, card: 0, creature: false },
  discards: { player: 0, card: 0 },
  draws: { player: 0 },
  upkeep: { player: 0, first: false },
  drawStep: { player: 0, first: false },
  beginCombat: { player: 0, first: false },
  endOfCombat: { player: 0, first: false },
  endStep: { player: 0, first: false },

  // what people are told besides
  KEPT: { player: 0 },
  MULLIGAN: { player: 0 },
  TURN: { player: 0, turn: 0, extra: false },
  LAND: { player: 0, card: 0 },
  CAST: { player: 0, card: 0, target: data<TargetId>() },
  ACTIVATED: { player: 0, source: 0, ability: 0, target: data<TargetId>() },
  TRIGGERED: { player: 0, source: 0, ability: 0 },
  RESOLVED: { card: 0 },
  FIZZLED: { card: 0 },
  COUNTERED: { card: 0 },
  MANA: { card: 0 },
  ATTACK: { attacks: data<readonly { readonly card: number; readonly player: number }[]>() },
  BLOCK: { blocks: data<readonly { readonly card: number; readonly attacker: number }[]>() },
  /** To a player or to a creature. */
  DAMAGE: { source: 0, player: optional(0), card: optional(0), amount: 0, combat: optional(false) },
  LIFE: { player: 0, change: 0, life: 0 },
  LOST: { player: 0, why: '' },
  LOOP: {},
  COMMAND_ZONE: { card: 0, player: 0 },
  turn_modification: {
    kind: '',
    player: optional(0),
    source: optional(0),
    count: optional(0),
    step: optional(data<StepName>()),
    phase: optional(data<PhaseName>()),
    lasts: optional(''),
    steps: optional(data<readonly StepName[]>()),
    phases: optional(data<readonly PhaseName[]>()),
    riders: optional(data<Riders>()),
  },
};

/** A trigger that waits: whose it is, of which card as which object, which of its abilities, and the player it is about. */
export interface Waiting extends Caught {
  readonly source: number;
  readonly object: number;
  /** -1 for the rider of an extra turn. */
  readonly ability: number;
  readonly about: number;
}
const waiting = { triggers: data<readonly Waiting[]>() };

/** What players have decided about state-based actions so far: legends kept, commanders that go and that stay. */
export type Decided = {
  readonly kept: readonly number[];
  readonly gone: readonly number[];
  readonly stay: readonly number[];
};

/** Who deals how much to which creature or player. */
export type Hit = { readonly source: number; readonly to: number | string; readonly amount: number };

/** Combat damage while it is being assigned: in the first of two steps or not, the attackers whose damage is, and to whom. */
const assigning = { first: false, done: cards(), dealt: data<readonly Hit[]>() };

/** Commander with these cards. */
export const kitFor = (printed: Readonly<Record<string, Printed>>) =>
  declareGame({
    name: 'commander',
    players: { min: 2, max: 6 },
    state,
    zones,
    cards: printed,
    events,
    effects: {
      resolve: { card: card() },
      /** A spell or ability goes on with its instructions, if it is still that object. */
      goOn: { card: card(), object: 0, from: 0 },
      stateBased: { decided: optional(data<Decided>()) },
      putTriggers: waiting,
      assignDamage: assigning,
      discardHand: { player: player() },
      toCleanup: {},
      wearOff: {},
      mulliganRound: {},
      nextMulligans: { players: players() },
    },
    decisions: {
      bottomCards: {},
      declareAttackers: {},
      declareBlockers: {},
      assignDamage: { attacker: card(), ...assigning },
      orderTriggers: waiting,
      triggerTarget: { source: card(), object: 0, ability: 0, about: 0 },
      discardCards: { amount: 0 },
      keepLegend: { cards: cards(), decided: data<Decided>() },
      /** Asked as a state-based action, or (with which object it is) as it returns to its owner's hand. */
      toCommandZone: { card: card(), decided: optional(data<Decided>()), returning: optional(0) },
    },
    flow: {
      mulligan: {},
      game: {
        beginning: ['untap', 'upkeep', 'draw'],
        precombat: [],
        combat: [
          'beginCombat',
          'declareAttackers',
          'declareBlockers',
          'firstStrikeDamage',
          'combatDamage',
          'endCombat',
        ],
        postcombat: [],
        ending: ['end', 'cleanup'],
      },
    },
  });

/** Moves and decisions are built with this one; they are the same whatever the cards. */
export const kit = kitFor(print(standardCards));

export type Context = ContextOf<typeof kit>;
export type Card = CardOf<typeof kit>;
export type Player = PlayerOf<typeof kit>;
export type Zone = ZoneOf<typeof kit>;
export type Work = WorkOf<typeof kit>;
export type Happening = GameEventOf<typeof kit>;
