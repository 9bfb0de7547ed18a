import type { Declared, Card as EngineCard, Player as EnginePlayer, FnContext } from 'cardloom';
import { abilityCardState, bagState, combatState } from '../parts/index.ts';
import type { Printed } from './card-set.ts';

/** What a match remembers, and the types that follow from it. `exerted` is what the rulebook calls engaged. */
export const state = {
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

export const zones = {
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

export type AlphaClash = Declared<
  typeof state,
  typeof zones,
  Readonly<Record<string, Printed>>,
  {
    setup: { chooseFirstPlayer: unknown; mulligan: unknown };
    play: {
      startOfTurn: unknown;
      expansion: { ready: unknown; draw: unknown; resource: unknown };
      primary: unknown;
      clash: {
        attack: unknown;
        counter: unknown;
        obstruct: unknown;
        attackerBuff: unknown;
        defenderBuff: unknown;
        damage: unknown;
      };
      endOfTurn: unknown;
    };
    end: unknown;
  },
  Record<never, never>,
  never
>;
export type Context = FnContext<AlphaClash>;
export type Card = EngineCard<AlphaClash>;
export type Player = EnginePlayer<AlphaClash>;
