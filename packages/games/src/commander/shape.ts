import type { Declared, Card as EngineCard, Player as EnginePlayer, Zone as EngineZone, FnContext } from 'cardloom';
import type { Printed } from './printed.ts';

/** What a match of Commander remembers, and the types that follow from it. */

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

export const state = {
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

export const zones = {
  library: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
  hand: { of: 'player', seenBy: 'owner' },
  graveyard: { of: 'player', seenBy: 'everyone' },
  command: { of: 'player', seenBy: 'everyone' },
  /** The permanents a player controls. */
  battlefield: { of: 'player', seenBy: 'everyone' },
  /** A player's abilities that have left the stack; the next one uses one of them again. */
  spent: { of: 'player', seenBy: 'everyone' },
  stack: { of: 'game', seenBy: 'everyone' },
  exile: { of: 'game', seenBy: 'everyone' },
} as const;

type Steps = {
  mulligan: unknown;
  game: {
    beginning: { untap: unknown; upkeep: unknown; draw: unknown };
    precombat: unknown;
    combat: {
      beginCombat: unknown;
      declareAttackers: unknown;
      declareBlockers: unknown;
      firstStrikeDamage: unknown;
      combatDamage: unknown;
      endCombat: unknown;
    };
    postcombat: unknown;
    ending: { end: unknown; cleanup: unknown };
  };
};

export type Commander = Declared<
  typeof state,
  typeof zones,
  Readonly<Record<string, Printed>>,
  Steps,
  Record<never, never>,
  never
>;
export type Context = FnContext<Commander>;
export type Card = EngineCard<Commander>;
export type Player = EnginePlayer<Commander>;
export type Zone = EngineZone<Commander>;
