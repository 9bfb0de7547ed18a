import type { Declared, Card as EngineCard, Player as EnginePlayer, FnContext } from 'cardloom';
import { abilityCardState, bagState, stackedCardState } from '../parts/index.ts';
import type { Printed } from './card-set.ts';

/**
 * What a match remembers, and the types that follow from it. `exerted` is what the rulebook calls exhausted. A place is a
 * number: 0 the base, 1 and 2 the battlefields.
 */
export const state = {
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

export const zones = {
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

export type Riftbound = Declared<
  typeof state,
  typeof zones,
  Readonly<Record<string, Printed>>,
  {
    setup: { chooseFirstPlayer: unknown; mulligan: unknown };
    play: {
      awaken: unknown;
      beginning: { beginningStep: unknown; scoring: unknown };
      channel: unknown;
      draw: unknown;
      action: unknown;
      combat: { showdown: unknown; damage: unknown; resolution: unknown };
      ending: { endingStep: unknown; expiration: unknown; cleanup: unknown };
    };
    end: unknown;
  },
  Record<never, never>,
  never
>;
export type Context = FnContext<Riftbound>;
export type Card = EngineCard<Riftbound>;
export type Player = EnginePlayer<Riftbound>;
