import {
  abilityCardState,
  abilityEffects,
  bagState,
  cardOfPlayer,
  combatState,
  countOfPlayer,
  duelDecisions,
  duelEvents,
  finalResultEvents,
  outcomeEvents,
  passEvents,
  stackEvents,
  stackedCardState,
} from '@cardloom/parts';
import {
  type CardOf,
  type ContextOf,
  card,
  cards as cardList,
  declareGame,
  type PlayerOf,
  player,
  type WorkOf,
} from 'cardloom';
import { cards, type Printed } from './card-set.ts';

/** What there is in Grand Archive. `exerted` is what the rulebook calls rested. */

const state = {
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

const zones = {
  deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
  material: { of: 'player', seenBy: 'owner', holds: ({ isMaterial }: Printed) => isMaterial },
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

const events = {
  ...duelEvents,
  ...passEvents,
  ...outcomeEvents,
  ...finalResultEvents,
  ...stackEvents,
  championChosen: cardOfPlayer,
  championEntered: cardOfPlayer,
  materialized: cardOfPlayer,
  materializeSkipped: { player: player() },
  memoryBanished: { player: player(), cards: cardList() },
  recollected: countOfPlayer,
  reserved: countOfPlayer,
  remembered: countOfPlayer,
  /** `target` is the number of the card it is aimed at, 0 for none. */
  activatedCard: { ...cardOfPlayer, target: 0 },
  played: cardOfPlayer,
  activated: cardOfPlayer,
  attacks: { ...cardOfPlayer, target: card() },
  retaliates: cardOfPlayer,
};

export const kit = declareGame({
  name: 'grand-archive',
  players: 2,
  state,
  zones,
  cards,
  events,
  effects: { ...abilityEffects, resolveCard: { card: card() }, decideOutcome: {}, destroyDamaged: {} },
  decisions: duelDecisions,
});

export type Context = ContextOf<typeof kit>;
export type Card = CardOf<typeof kit>;
export type Player = PlayerOf<typeof kit>;
export type Work = WorkOf<typeof kit>;
