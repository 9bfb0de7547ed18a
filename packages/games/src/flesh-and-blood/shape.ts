import type { Declared, Card as EngineCard, Player as EnginePlayer, Zone as EngineZone, FnContext } from 'cardloom';
import type { Printed } from './printed.ts';

/** What a match remembers, and the types that follow from it. Almost everything is a small number: those are cheap. */

/** Where a card was played or defended from. */
export const FROM_NOWHERE = 0;
export const FROM_HAND = 1;
export const FROM_ARSENAL = 2;
export const FROM_WEAPON = 3;
export const FROM_EQUIPMENT = 4;
export const ORIGINS = ['nowhere', 'hand', 'arsenal', 'weapon', 'equipment'] as const;

/** How long an effect lasts. */
export const LINK_LONG = 0;
export const CHAIN_LONG = 1;
export const TURN_LONG = 2;
/** Through the next turn of the player it lies with. */
export const NEXT_TURN_LONG = 3;

/** DEFEND_MAX without a limit. */
export const NO_LIMIT = 0x7fffffff;

export const state = {
  game: {
    actionPoints: 0,
    /** The attack that is pending: its card or weapon, 0 for none. */
    attack: 0,
    attackFrom: FROM_NOWHERE,
    /** The how-many-th attack of the turn it is. */
    attackNumber: 0,
    /** What the attack has gained so far, static abilities left out; it may fall below 0. */
    attackPower: 0,
    /** What it would hit for now: everything counted, never below 0. */
    pendingAttack: 0,
    attackKeywords: 0,
    /** The card of the last attack; 0 if it was a weapon, or if there was none this turn. */
    lastAttackCard: 0,
    lastPitchSum: 0,
    lastAttackHadGoAgain: false,
    combatPasses: 0,
    reactionBlock: 0,
    /** Defenders of this link: from hand, and all that are no equipment. */
    handDefenders: 0,
    cardDefenders: 0,
    /** The damage this link has dealt. */
    damage: 0,
    /** Which chain of the match this is, and how many links it has; 0 while no chain is open. */
    chain: 0,
    links: 0,
    hitsInChain: 0,
    hitsInARow: 0,
    /** The attack of the link before. */
    previousAttack: 0,
    /** The end phase has done everything. */
    isTurnOver: false,
    // what was agreed on before the match
    isStrict: false,
    autoLayer: true,
    isMinimalPitch: false,
    defendMax: 2,
    turnCap: 60,
    firstTurnDraw: true,
    choosesPitchOrder: false,
  },
  player: {
    life: 20,
    intellect: 4,
    floating: 0,
    attacksThisTurn: 0,
    weaponHitThisTurn: false,
  },
  card: {
    /** Defense counters. */
    counters: 0,
    /** One bit for each of its operations that was used this turn. */
    used: 0,
    /** A weapon: attacks made this turn, and how many more than one it may make. */
    attacks: 0,
    extraAttacks: 0,
    /** The chain and the link it was last part of, and where it came from. */
    chain: 0,
    link: 0,
    from: FROM_NOWHERE,
    /** Its optional additional cost was paid. */
    paidMore: false,
    /** A link: what attacked, and what came of it. */
    attack: 0,
    damage: 0,
    isHit: false,
    /** An effect: the card and operation behind it, and how long it lasts. */
    source: 0,
    operation: 0,
    lasts: LINK_LONG,
  },
};

export const zones = {
  deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
  hand: { of: 'player', seenBy: 'owner' },
  arsenal: { of: 'player', seenBy: 'owner' },
  pitched: { of: 'player', seenBy: 'everyone' },
  graveyard: { of: 'player', seenBy: 'everyone' },
  hero: { of: 'player', seenBy: 'everyone' },
  weapons: { of: 'player', seenBy: 'everyone' },
  equipment: { of: 'player', seenBy: 'everyone' },
  /** What lasts, with the player whose attacks, cards or intellect it is about. */
  effects: { of: 'player', seenBy: 'everyone' },
  /** Pitched cards on their way under the deck, while their owner puts them in order. */
  bottoming: { of: 'player', seenBy: 'owner' },
  /** The links of the chain that is open. */
  chain: { of: 'game', seenBy: 'everyone' },
  /** Links and effects that are over, to be used again. */
  box: { of: 'game', seenBy: 'everyone' },
} as const;

export type FleshAndBlood = Declared<
  typeof state,
  typeof zones,
  Readonly<Record<string, Printed>>,
  {
    game: {
      START: unknown;
      ACTION: {
        IDLE: unknown;
        LAYER: unknown;
        ATTACK: unknown;
        REACTION: unknown;
        DAMAGE: unknown;
        RESOLUTION: unknown;
      };
      END: unknown;
    };
  },
  Record<never, never>,
  never
>;
export type Context = FnContext<FleshAndBlood>;
export type Card = EngineCard<FleshAndBlood>;
export type Player = EnginePlayer<FleshAndBlood>;
export type Zone = EngineZone<FleshAndBlood>;

export const cardOf = ({ coreOps }: Context, id: number): Card => coreOps.card(id) as Card;
export const opponentOf = ({ players }: Context, player: Player): Player => players[1 - player.seat];
