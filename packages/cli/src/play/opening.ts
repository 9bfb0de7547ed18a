import type { Bot } from '@cardloom/bots';
import { capital, Names } from '@cardloom/parts/present';
import { createMatch, type Match, type Seed } from 'cardloom';
import { checkSavedBot, findBot, splitBots } from '../bots.ts';
import { type CatalogueEntry, countPlayers, deckOptions, seating } from '../catalogue.ts';
import { type OptionsRecord, withOptions } from '../match-options.ts';
import type { ReplayFile } from '../replay-file.ts';
import { fail } from '../usage.ts';
import { isMove, verify, walkReplay } from '../walk-replay.ts';
import { TableLog } from './table-log.ts';

/** A table that is laid: the match, who sits where, and what has happened so far. */
export interface Opening {
  readonly match: Match;
  readonly me: string | null;
  readonly bots: readonly (Bot | null)[];
  readonly seats: readonly string[];
  readonly names: Names;
  readonly log: TableLog;
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
}

/** A new match. */
export function openTable(entry: CatalogueEntry, table: NewTable): Opening {
  const count = countPlayers(entry, table.players);
  const players = Array.from({ length: count }, (_, seat) => `p${seat}`);
  const mine = table.seat === null ? -1 : seatOf(table.seat, players);
  const texts = perSeat(splitBots(table.bot), count, mine);
  const seats = texts.map((text, seat) => (seat === mine ? 'you' : text));
  const bots = sitDown(seats, entry, table.limitMs);
  const options = withOptions(deckOptions(entry, table.decks, count), table.options ?? null);
  const match = createMatch(entry.game, {
    seed: table.seed,
    ...seating(entry, players, table.teams),
    options,
    undo: 'all',
  });
  return lay(entry, match, seats, bots);
}

/** A saved match; the person may change seats and bots. */
export function reopenTable(entry: CatalogueEntry, file: ReplayFile, table: Partial<NewTable>): Opening {
  const match = verify(entry, file);
  const count = file.players.length;
  const saved = file.table ?? [];
  const mine = table.seat == null ? Math.max(0, saved.indexOf('you')) : seatOf(table.seat, file.players);
  const texts = table.bot === undefined ? [] : perSeat(splitBots(table.bot), count, mine);
  const seats = file.players.map((_, seat) => {
    if (seat === mine) return 'you';
    if (texts[seat] !== undefined) return texts[seat];
    const before = saved[seat] === 'you' ? undefined : saved[seat];
    if (before !== undefined) checkSavedBot(before, seat);
    return before ?? DEFAULT_BOT;
  });
  const bots = sitDown(seats, entry, table.limitMs);
  const opening = lay(entry, match, seats, bots);
  for (const step of walkReplay(entry, file, opening.me)) {
    if (isMove(step.entry)) opening.log.add(step.match, step.entry, step.events, step.wasDecision);
    else if ('undo' in step.entry) opening.log.drop(1);
  }
  return opening;
}

export const DEFAULT_BOT = 'greedy';

function lay(entry: CatalogueEntry, match: Match, seats: readonly string[], bots: readonly (Bot | null)[]): Opening {
  const mine = seats.indexOf('you');
  const me = mine < 0 ? null : match.players[mine];
  const names = new Names(entry, playerNames(match.players, seats, bots));
  return { match, me, bots, seats, names, log: new TableLog(names, me) };
}

function seatOf(text: string, players: readonly string[]): number {
  const named = players.indexOf(text);
  if (named >= 0) return named;
  const seat = /^\d+$/.test(text) ? Number(text) : -1;
  if (seat < 0 || seat >= players.length) {
    fail(`there is no seat "${text}"; there are 0 to ${players.length - 1}, or ${players.join(', ')}`);
  }
  return seat;
}

/** One bot for all seats, one for each of the others in order, or one per seat. */
function perSeat(texts: readonly string[], count: number, mine: number): string[] {
  const others = mine < 0 ? count : count - 1;
  if (texts.length === 0) return Array.from({ length: count }, () => DEFAULT_BOT);
  if (texts.length === 1) return Array.from({ length: count }, () => texts[0]);
  if (texts.length === count) return [...texts];
  if (texts.length !== others)
    fail(`--bot names ${texts.length} bots for ${others} ${others === 1 ? 'seat' : 'seats'}`);
  const left = [...texts];
  return Array.from({ length: count }, (_, seat) => (seat === mine ? 'you' : (left.shift() as string)));
}

const sitDown = (seats: readonly string[], entry: CatalogueEntry, limitMs?: number): (Bot | null)[] =>
  seats.map((text) => (text === 'you' ? null : findBot(text, { limitMs, game: entry.source })));

/** The person is `you`; a bot goes by its own name, with its seat where two have the same. */
function playerNames(
  players: readonly string[],
  seats: readonly string[],
  bots: readonly (Bot | null)[],
): Record<string, string> {
  const called = bots.map((bot) => (bot === null ? 'you' : capital(bot.name.split(':')[0])));
  return Object.fromEntries(
    players.map((id, seat) => {
      const isAlone = called.filter((name) => name === called[seat]).length === 1;
      return [id, seats[seat] === 'you' || isAlone ? called[seat] : `${called[seat]} ${seat}`];
    }),
  );
}
