import * as parts from '@cardloom/parts';
import type { CardOf, ContextOf, PlayerOf, WorkOf } from 'cardloom';
import { card, cards as cardList, declareGame, player } from 'cardloom';
import { cards, type Printed } from './card-set.ts';

/** What there is in Grand Archive. `exerted` is what the rulebook calls rested. */

const state = {
  game: {
    ...parts.bagState,
    /** The attacking unit and the unit it attacks. */
    ...parts.combatState,
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
    ...parts.abilityCardState,
    ...parts.stackedCardState,
    /** Attacks a weapon has been used for. */
    uses: 0,
  },
};

const zones = {
  deck: parts.deckZone,
  material: { ...parts.ownZone, holds: ({ isMaterial }: Printed) => isMaterial },
  hand: parts.ownZone,
  /** Face down. */
  memory: parts.ownZone,
  /** The champion at the bottom, allies, regalia. */
  field: parts.openZone,
  /** Under the champion: what it was before. Before the first turn: the spirit that will enter. */
  lineage: parts.openZone,
  graveyard: parts.openZone,
  banishment: parts.openZone,
  /** Cards wait here for answers; the top one resolves first. */
  stack: parts.sharedZone,
  /** The attack card of this combat. */
  intents: parts.sharedZone,
};

const events = {
  ...parts.duelEvents,
  ...parts.passEvents,
  ...parts.endingEvents,
  ...parts.stackEvents,
  championChosen: parts.cardOfPlayer,
  championEntered: parts.cardOfPlayer,
  materialized: parts.cardOfPlayer,
  materializeSkipped: { player: player() },
  memoryBanished: { player: player(), cards: cardList() },
  recollected: parts.countOfPlayer,
  reserved: parts.countOfPlayer,
  remembered: parts.countOfPlayer,
  /** `target` is the number of the card it is aimed at, 0 for none. */
  activatedCard: { ...parts.cardOfPlayer, target: 0 },
  played: parts.cardOfPlayer,
  activated: parts.cardOfPlayer,
  attacks: { ...parts.cardOfPlayer, target: card() },
  retaliates: parts.cardOfPlayer,
};

export const kit = declareGame({
  name: 'grand-archive',
  players: 2,
  state,
  zones,
  cards,
  events,
  effects: { ...parts.abilityEffects, resolveCard: { card: card() }, decideOutcome: {}, destroyDamaged: {} },
  decisions: parts.duelDecisions,
});

export type Context = ContextOf<typeof kit>;
export type Card = CardOf<typeof kit>;
export type Player = PlayerOf<typeof kit>;
export type Work = WorkOf<typeof kit>;
