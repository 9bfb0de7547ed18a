import type { Bot } from '@cardloom/bots';
import { LocalTable, type LocalTableOptions, savedEntries, walkReplay } from '@cardloom/host';
import { Names } from '@cardloom/parts/present';
import type { Seed, Snapshot } from 'cardloom';
import { checkSavedBot, splitBots } from '../bots.ts';
import { type CatalogueEntry, countPlayers, deckOptions, seating } from '../catalogue.ts';
import { type OptionsRecord, withOptions } from '../match-options.ts';
import type { ReplayFile } from '../replay-file.ts';
import { actionText } from '../table/action-text.ts';
import { verify } from '../verify.ts';
import { chooserOf } from './chooser.ts';
import { botsOf, DEFAULT_BOT, perSeat, playerNames, seatOf } from './seats.ts';
import { TableLog } from './table-log.ts';

/** A table that is laid: who sits where, and what has happened so far. */
export interface Opening {
  readonly table: LocalTable;
  readonly me: string | null;
  readonly bots: readonly (Bot | null)[];
  /** Who plays for each player, as a save remembers it: `you`, or the name of a bot. */
  readonly seats: Readonly<Record<string, string>>;
  readonly names: Names;
  readonly log: TableLog;
  /** Milliseconds it was played before. */
  readonly played?: number;
}

export interface NewTable {
  readonly players?: number;
  /** How many teams there are, where whoever creates a match chooses. */
  readonly teams?: number;
  /** The person's seat: a number from 0, or a player's id; null if only bots play. */
  readonly seat: string | null;
  readonly bot: string;
  readonly seed: Seed;
  readonly decks: readonly string[];
  /** Added to what the decks give. */
  readonly options?: OptionsRecord | null;
  readonly limitMs: number;
  /** Where it begins, if not at the beginning. */
  readonly start?: Snapshot;
  readonly onFailure?: (error: unknown) => void;
}

/** A new match. */
export function openTable(entry: CatalogueEntry, wanted: NewTable): Opening {
  const count = countPlayers(entry, wanted.players);
  const players = Array.from({ length: count }, (_, seat) => `p${seat}`);
  const mine = wanted.seat === null ? -1 : seatOf(wanted.seat, players);
  const texts = perSeat(splitBots(wanted.bot), count, mine);
  const seats = texts.map((text, seat) => (seat === mine ? 'you' : text));
  const { teams } = seating(entry, players, wanted.teams);
  const options = withOptions(deckOptions(entry, wanted.decks, count), wanted.options ?? null);
  return lay(entry, players, seats, {
    ...wanted,
    made: {
      seed: wanted.seed,
      options,
      ...(teams === undefined ? {} : { teams }),
      ...(wanted.start === undefined ? {} : { start: wanted.start }),
    },
  });
}

/** A saved match; the person may change seats and bots. */
export function reopenTable(entry: CatalogueEntry, file: ReplayFile, wanted: Partial<NewTable>): Opening {
  const match = verify(entry, file);
  const entries = savedEntries(file);
  const { players, seed, options, teams } = file;
  const saved = file.table ?? [];
  const mine = wanted.seat == null ? Math.max(0, saved.indexOf('you')) : seatOf(wanted.seat, players);
  const texts = wanted.bot === undefined ? [] : perSeat(splitBots(wanted.bot), players.length, mine);
  const seats = players.map((_, seat) => {
    if (seat === mine) return 'you';
    if (texts[seat] !== undefined) return texts[seat];
    const before = saved[seat] === 'you' ? undefined : saved[seat];
    if (before !== undefined) checkSavedBot(before, seat);
    return before ?? DEFAULT_BOT;
  });
  const opening = lay(entry, players, seats, {
    ...wanted,
    made: {
      seed,
      options,
      ...(teams === undefined ? {} : { teams }),
      // what was corrected by hand is in no entry: then it goes on from where it stands, and is not taken back further
      ...(entries === null ? { start: match.snapshot() } : { entries }),
    },
  });
  for (const { entry: logged, events, match: walked } of walkReplay(entry.game, file, opening.me)) {
    const view = walked.view(opening.me);
    const undo = 'undo' in logged ? ({ undo: true } as const) : {};
    if (!('move' in logged)) opening.log.add({ by: null, events, ...undo }, view);
    else {
      const text = actionText(entry.game, logged, view, opening.names);
      opening.log.add({ by: logged.player, events }, view, { text, notes: [] });
    }
  }
  return { ...opening, played: file.played ?? 0 };
}

interface Laying {
  readonly made: Omit<LocalTableOptions, 'seats' | 'bots'>;
  readonly limitMs?: number;
  readonly onFailure?: (error: unknown) => void;
}

function lay(
  entry: CatalogueEntry,
  players: readonly string[],
  seats: readonly string[],
  { made, limitMs, onFailure }: Laying,
): Opening {
  const bots = botsOf(seats, entry, limitMs);
  const called = playerNames(players, bots);
  const choosers = players.flatMap((id, seat) => {
    const bot = bots[seat];
    return bot === null ? [] : [[id, chooserOf(bot)] as const];
  });
  const table = new LocalTable(entry.game, {
    ...made,
    undo: 'all',
    seats: players.map((player) => ({ player, name: called[player] })),
    bots: Object.fromEntries(choosers),
    ...(entry.passing === undefined ? {} : { passing: entry.passing }),
    ...(onFailure === undefined ? {} : { onFailure }),
  });
  const mine = seats.indexOf('you');
  const me = mine < 0 ? null : players[mine];
  const names = new Names(entry, called);
  const by = Object.fromEntries(players.map((player, seat) => [player, seats[seat]]));
  return { table, me, bots, seats: by, names, log: new TableLog(names, me) };
}
