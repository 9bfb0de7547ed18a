import type { Declared, Card as EngineCard, Player as EnginePlayer, FnContext } from 'cardloom';
import { abilityCardState, bagState, combatState } from '../parts/index.ts';
import type { Printed } from './card-set.ts';

/** What a match remembers, and the types that follow from it. `exerted` is what the rulebook calls rested. */
export const state = {
  game: {
    ...bagState,
    /** The attacking unit, and the unit that is attacked: 0 for the player. */
    ...combatState,
  },
  player: {
    /** Took battle damage without a shield and without a base. */
    isStruck: false,
  },
  card: {
    ...abilityCardState,
    /** AP until the end of the battle. */
    battleBuff: 0,
    /** Deployed this turn. */
    isFresh: false,
    /** A unit's pilot, a pilot's unit: its number, 0 for none. */
    mate: 0,
  },
};

export const zones = {
  deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
  resourceDeck: { of: 'player', seenBy: 'nobody' },
  hand: { of: 'player', seenBy: 'owner' },
  resources: { of: 'player', seenBy: 'everyone' },
  /** Of the resource area too, but each of them is spent once and for all. */
  exResources: { of: 'player', seenBy: 'everyone' },
  /** The battle area. */
  units: { of: 'player', seenBy: 'everyone' },
  pilots: { of: 'player', seenBy: 'everyone' },
  shields: { of: 'player', seenBy: 'nobody' },
  base: { of: 'player', seenBy: 'everyone' },
  trash: { of: 'player', seenBy: 'everyone' },
} as const;

export type Gundam = Declared<
  typeof state,
  typeof zones,
  Readonly<Record<string, Printed>>,
  {
    setup: { chooseFirstPlayer: unknown; redraw: unknown };
    play: {
      startPhase: { active: unknown; start: unknown };
      drawPhase: unknown;
      resourcePhase: unknown;
      mainPhase: unknown;
      battlePhase: { attack: unknown; block: unknown; action: unknown; damage: unknown; battleEnd: unknown };
      endPhase: { action: unknown; end: unknown; hand: unknown; cleanup: unknown };
    };
    end: unknown;
  },
  Record<never, never>,
  never
>;
export type Context = FnContext<Gundam>;
export type Card = EngineCard<Gundam>;
export type Player = EnginePlayer<Gundam>;
