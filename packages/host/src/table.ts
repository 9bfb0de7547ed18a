import {
  type ErrorCode,
  type GameInfo,
  type HostFrame,
  initialCard,
  type Preferences,
  type Wish,
} from '@cardloom/protocol';
import { createMatch, describeGame, type Game, type Match, type MatchOptions, type Result, restore } from 'cardloom';
import type { Clock } from './clock.ts';
import type { Entry } from './entry.ts';
import type { Gallery } from './gallery.ts';
import type { HostOptions } from './options.ts';
import { Letter, Outbox } from './outbox.ts';
import { NO_PREFERENCES, PREFERENCES_AGAINST_BOTS } from './preferences.ts';
import { Seats } from './seats.ts';
import { newClock } from './timing.ts';
import { Viewer } from './viewer.ts';
import { Watch } from './watch.ts';

/** All that a table is made of. The files beside this one each know one thing that can be done with it. */
export interface Table {
  readonly match: Match;
  readonly game: GameInfo;
  readonly options: HostOptions;
  readonly seats: Seats;
  readonly viewers: ReadonlyMap<string | null, Viewer>;
  /** Taking back is the table's matter, not the match's. */
  readonly undoMoves: ReadonlySet<string>;
  readonly decisions: ReadonlySet<string>;
  readonly watch: Watch;
  readonly clock: Clock | null;
  readonly outbox: Outbox;
  /** By seat and the client's id: the entry it led to, and a hash of what was said. */
  readonly answered: Map<string, { readonly seq: number; readonly sum: string }>;
  /** The entries that did something to the match, for undo. */
  readonly acts: Act[];
  /** Who has passed since anything happened, and what they were asked then. */
  readonly passed: Map<string, string>;
  /** Those that are not stored yet. */
  entries: Entry[];
  /** The number of the last entry, and of the last that is stored. */
  head: number;
  stored: number;
  /** What players prefer to do, but not at once: at which action of the match, and when. */
  readonly postponed: Map<string, { readonly acts: number; readonly due: number }>;
  /** Who set their preferences last at which action of the match: what they were asked then stays. */
  readonly standing: Map<string, number>;
  /** So many actions in a row were made as players prefer it. */
  automatic: number;
  /** Spectators, if they are told later than it happens. */
  gallery: Gallery | null;
  /** The entries that only say how the clocks stand: nothing has happened in them. */
  readonly stands: number[];
  /** How often each player has asked the table for something since somebody acted. */
  readonly asides: Map<string, number>;
  /** How many characters of preferences each of them has had stored. */
  readonly preferred: Map<string, number>;
  wish: Wish | null;
  isPaused: boolean;
  /** All have come once, or somebody has acted: clocks may run. */
  hasBegun: boolean;
  /** Who was absent when people were told of it last. */
  toldAbsent: string;
  /** All have agreed to play again: this table is done. */
  isRematch: boolean;
  hasFailed: boolean;
}

/** Who acted, whether by themselves, and what they had left on their clock. */
export interface Act {
  readonly by: string;
  readonly isAutomatic: boolean;
  readonly left?: number;
}

/** What the match accepted. */
export type Done = Result & { readonly ok: true };

export function newTable(game: Game, options: HostOptions): Table {
  const { start } = options;
  const match = start === undefined ? createMatch(game, madeWith(options)) : restore(game, start);
  const seats = new Seats(options.seats);
  const description = describeGame(game);
  return {
    match,
    game: { name: game.name, version: game.version, initial: initialCard(description) },
    options,
    seats,
    viewers: new Map([...match.players, null].map((player) => [player, new Viewer(player)])),
    undoMoves: new Set(description.moves.filter(({ isUndo }) => isUndo).map(({ name }) => name)),
    decisions: new Set(description.decisions.map(({ name }) => name)),
    watch: new Watch(),
    clock: newClock(options, match, seats),
    outbox: new Outbox(),
    answered: new Map(),
    acts: [],
    passed: new Map(),
    entries: [],
    head: 0,
    stored: 0,
    postponed: new Map(),
    standing: new Map(),
    automatic: 0,
    gallery: null,
    stands: [],
    asides: new Map(),
    preferred: new Map(),
    wish: null,
    isPaused: false,
    hasBegun: options.clock?.type === 'days',
    toldAbsent: '',
    isRematch: false,
    hasFailed: false,
  };
}

const madeWith = ({ seed, teams, options, matchId, gameId, undo, seats }: HostOptions): MatchOptions => ({
  ...(seed === undefined ? {} : { seed }),
  ...(teams === undefined ? {} : { teams }),
  ...(options === undefined ? {} : { options }),
  ...(matchId === undefined ? {} : { matchId }),
  ...(gameId === undefined ? {} : { gameId }),
  ...(undo === undefined ? {} : { undo }),
  ...(teams === undefined ? { players: seats.map(({ player }) => player) } : {}),
});

export const prefsOf = ({ seats }: Table, player: string): Preferences =>
  seats.preferences.get(player) ?? (seats.isAgainstBots ? PREFERENCES_AGAINST_BOTS : NO_PREFERENCES);

/** A frame for one connection, held back until all that has happened so far is stored. */
export function send(table: Table, to: string, frame: HostFrame): void {
  sendLetter(table, to, Letter.of(frame));
}

export function sendLetter({ outbox, head }: Table, to: string, letter: Letter): void {
  outbox.put(head, to, letter);
}

export function refuse(table: Table, to: string, id: string, code: ErrorCode, message: string, path: string): void {
  send(table, to, { type: 'no', id, code, message, path });
}

export function tell(table: Table, player: string, frame: HostFrame): void {
  const letter = Letter.of(frame);
  for (const connection of table.seats.connections) {
    if (connection.player === player) sendLetter(table, connection.id, letter);
  }
}
