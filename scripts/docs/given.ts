/**
 * What examples in doc comments take for granted, so that they can be short: a game of one's own with its types, a match of
 * it, and what people around a table have in hand. Examples are compiled with these; nothing here is ever run.
 */
import type { CardFile, CardFormat } from '@cardloom/cards';
import type { Client } from '@cardloom/client';
import type { Host, LocalTable } from '@cardloom/host';
import {
  abilityCardState,
  abilityEffects,
  bagState,
  combatState,
  deckZone,
  duelDecisions,
  duelEvents,
  finalResultEvents,
  openZone,
  outcomeEvents,
  ownZone,
  passEvents,
  readPrinted,
  seriesEffects,
  seriesEvents,
  seriesState,
  seriesZones,
  sharedZone,
  stackEvents,
  stackedCardState,
} from '@cardloom/parts';
import type { Names, Presentation } from '@cardloom/parts/present';
import type { Open } from '@cardloom/protocol';
import type { MatchStore } from '@cardloom/server';
import type { AnsweringThread } from '@cardloom/server/thread';
import type { CardReader } from '@cardloom/testkit';
import {
  type Action,
  type CardOf,
  type ContextOf,
  declareGame,
  type Game,
  type Match,
  type Patch,
  type PlayerOf,
  type Prompt,
  type View,
} from 'cardloom';

export const kit = declareGame({
  name: 'mine',
  state: { game: { round: 0 }, player: { points: 0 } },
  zones: {
    deck: deckZone,
    hand: ownZone,
    board: openZone,
  },
  cards: { pearl: { worth: 5 } },
});

const duel = declareGame({
  name: 'duel',
  pending: ['sideboarding'],
  state: {
    game: { ...bagState, ...combatState, ...seriesState.game },
    player: { ...seriesState.player, life: 20 },
    card: { ...abilityCardState, ...stackedCardState },
  },
  zones: {
    deck: deckZone,
    hand: ownZone,
    board: openZone,
    lands: openZone,
    discard: openZone,
    stack: sharedZone,
    ...seriesZones,
  },
  cards: { ogre: { type: 'unit', cost: 3, power: 4, ...readPrinted({}, ['guard']) } },
  events: {
    ...duelEvents,
    ...seriesEvents,
    ...passEvents,
    ...outcomeEvents,
    ...finalResultEvents,
    ...stackEvents,
  },
  effects: { ...abilityEffects, ...seriesEffects },
  decisions: duelDecisions,
});

/** The types of a game in which two players draw, play cards with abilities and let them fight. */
export type Context = ContextOf<typeof duel>;
export type Card = CardOf<typeof duel>;
export type Player = PlayerOf<typeof duel>;
export declare const context: Context;
export declare const player: Player;
export declare const card: Card;

export declare const game: Game;
export declare const match: Match;
export declare const action: Action;
export declare let view: View;
export declare const patch: Patch;
export declare const prompt: Prompt;
export declare const client: Client;
export declare const host: Host;
export declare const table: LocalTable;
export declare const store: MatchStore;
export declare const open: Open;
export declare const thread: AnsweringThread<number, string>;
export declare const files: readonly CardFile[];
export declare const format: CardFormat<object>;
export declare const reader: CardReader;
export declare const presentation: Presentation;
export declare const names: Names;
