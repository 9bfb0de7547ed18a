import type { Declared, Card as EngineCard, Player as EnginePlayer, FnContext } from 'cardloom';
import { abilityCardState, bagState, combatState, stackedCardState } from '../parts/index.ts';
import type { Printed } from './card-set.ts';

/** What a match remembers, and the types that follow from it. `exerted` is what the rulebook calls rested. */
export const state = {
  game: {
    ...bagState,
    /** The attacking unit and the unit it attacks. */
    ...combatState,
    /** The attack card the champion attacks with; 0 for none. */
    intent: 0,
    isRetaliating: false,
    /** The turn player has said what they materialize, or that they do not. */
    hasChosenMaterial: false,
    hasMaterialized: false,
    /** The rules' own opening: no mulligan, a spirit enters on the first turn and draws. */
    isSpiritOpening: false,
  },
  player: {
    /** Had to draw from an empty deck. */
    isDecked: false,
    /** A card says that this player wins. */
    hasTriumphed: false,
  },
  card: {
    ...abilityCardState,
    ...stackedCardState,
    /** Attacks a weapon has been used for. */
    uses: 0,
  },
};

export const zones = {
  deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
  material: { of: 'player', seenBy: 'owner' },
  hand: { of: 'player', seenBy: 'owner' },
  /** Face down. */
  memory: { of: 'player', seenBy: 'owner' },
  /** The champion at the bottom, allies, regalia. */
  field: { of: 'player', seenBy: 'everyone' },
  /** Under the champion: what it was before. Before the first turn: the spirit that will enter. */
  lineage: { of: 'player', seenBy: 'everyone' },
  graveyard: { of: 'player', seenBy: 'everyone' },
  banishment: { of: 'player', seenBy: 'everyone' },
  /** Cards wait here for answers; the top one resolves first. */
  stack: { of: 'game', seenBy: 'everyone' },
  /** The attack card of this combat. */
  intents: { of: 'game', seenBy: 'everyone' },
} as const;

export type GrandArchive = Declared<
  typeof state,
  typeof zones,
  Readonly<Record<string, Printed>>,
  {
    startingAGame: { chooseFirstPlayer: unknown; chooseChampions: unknown; mulligan: unknown };
    play: {
      wakeUp: unknown;
      materialize: unknown;
      recollection: unknown;
      draw: unknown;
      main: unknown;
      combat: { declare: unknown; retaliation: unknown; damage: unknown; endOfCombat: unknown };
      end: unknown;
    };
    end: unknown;
  },
  Record<never, never>,
  never
>;
export type Context = FnContext<GrandArchive>;
export type Card = EngineCard<GrandArchive>;
export type Player = EnginePlayer<GrandArchive>;
