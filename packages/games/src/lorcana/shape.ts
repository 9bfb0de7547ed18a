import type { Declared, Card as EngineCard, Player as EnginePlayer, FnContext } from 'cardloom';
import { abilityCardState, bagState, seriesState, seriesZones } from '../parts/index.ts';
import type { Printed } from './card-set.ts';

/** What a match remembers, and the types that follow from it. */
export const state = {
  game: { ...bagState, ...seriesState.game },
  player: {
    ...seriesState.player,
    lore: 0,
    hasInked: false,
    /** Had to draw from an empty deck. */
    isOut: false,
  },
  card: {
    ...abilityCardState,
    /** Arrived after its player's last set step: cannot quest, challenge or be exerted for a cost. */
    drying: false,
    /** Less strength until the start of the opponent's next turn. */
    hindered: 0,
    /** The number of the location it is at, 0 for none. */
    location: 0,
  },
};

export const zones = {
  deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
  hand: { of: 'player', seenBy: 'owner' },
  inkwell: { of: 'player', seenBy: 'owner' },
  play: { of: 'player', seenBy: 'everyone' },
  discard: { of: 'player', seenBy: 'everyone' },
  ...seriesZones,
} as const;

export type Lorcana = Declared<
  typeof state,
  typeof zones,
  Readonly<Record<string, Printed>>,
  {
    setup: { chooseFirstPlayer: unknown; alterHand: unknown };
    play: { beginning: { ready: unknown; set: unknown; draw: unknown }; main: unknown; endOfTurn: unknown };
    sideboarding: unknown;
    end: unknown;
  },
  Record<never, never>,
  'sideboarding'
>;
export type Context = FnContext<Lorcana>;
export type Card = EngineCard<Lorcana>;
export type Player = EnginePlayer<Lorcana>;
