import {
  abilityCardState,
  abilityEffects,
  bagState,
  cardOfPlayer,
  duelDecisions,
  duelEvents,
  seriesEffects,
  seriesEvents,
  seriesState,
  seriesZones,
} from '@cardloom/parts';
import {
  type CardOf,
  type ContextOf,
  card,
  cards as cardList,
  data,
  declareGame,
  optional,
  type PlayerOf,
  player,
  type WorkOf,
} from 'cardloom';
import { cards } from './card-set.ts';

/** What there is in Lorcana. */

const state = {
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

const zones = {
  deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
  hand: { of: 'player', seenBy: 'owner' },
  inkwell: { of: 'player', seenBy: 'owner' },
  play: { of: 'player', seenBy: 'everyone' },
  discard: { of: 'player', seenBy: 'everyone' },
  ...seriesZones,
} as const;

const events = {
  ...duelEvents,
  ...seriesEvents,
  inked: cardOfPlayer,
  played: cardOfPlayer,
  /** `card` is the one who sings. */
  sang: { card: card(), song: card(), player: player() },
  quests: cardOfPlayer,
  attacks: { ...cardOfPlayer, target: card() },
  movedTo: { card: card(), location: card(), player: player() },
  activated: cardOfPlayer,
  hindered: { card: card(), amount: 0 },
  loreGained: { player: player(), amount: 0, lore: 0 },
  finalScore: { lore: data<readonly number[]>(), winner: optional(player()) },
};

export const kit = declareGame({
  name: 'lorcana',
  players: 2,
  pending: ['sideboarding'],
  state,
  zones,
  cards,
  events,
  effects: {
    ...abilityEffects,
    ...seriesEffects,
    challengeDamage: { attacker: card(), target: card() },
    banish: { cards: cardList() },
  },
  decisions: duelDecisions,
});

export type Context = ContextOf<typeof kit>;
export type Card = CardOf<typeof kit>;
export type Player = PlayerOf<typeof kit>;
export type Work = WorkOf<typeof kit>;
