import type { Declared, Card as EngineCard, Player as EnginePlayer, FnContext } from 'cardloom';
import type { Printed } from './card-set.ts';

/** What a match of Skirmish remembers, and the types that follow from it. */
export const state = {
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
export const zones = {
  deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
  hand: { of: 'player', seenBy: 'owner' },
  graveyard: { of: 'player', seenBy: 'everyone' },
  terrain0: { of: 'player', seenBy: 'everyone' },
  terrain1: { of: 'player', seenBy: 'everyone' },
  terrain2: { of: 'player', seenBy: 'everyone' },
  terrain3: { of: 'player', seenBy: 'everyone' },
  terrain4: { of: 'player', seenBy: 'everyone' },
} as const;

export type Skirmish = Declared<
  typeof state,
  typeof zones,
  Readonly<Record<string, Printed>>,
  { skirmish: unknown; resolution: unknown; matchEnd: unknown },
  Record<never, never>,
  never
>;
export type Context = FnContext<Skirmish>;
export type Card = EngineCard<Skirmish>;
export type Player = EnginePlayer<Skirmish>;
