import type { Bot } from '@cardloom/bots';
import { capital } from '@cardloom/parts/present';
import { findBot } from '../bots.ts';
import type { CatalogueEntry } from '../catalogue.ts';
import { fail } from '../usage.ts';

/** Who sits where: seat by seat `you`, or a bot as it was named. */

export const DEFAULT_BOT = 'greedy';

/** A seat as it was typed: a number from 0, or a player's id. */
export function seatOf(text: string, players: readonly string[]): number {
  const named = players.indexOf(text);
  if (named >= 0) return named;
  const seat = /^\d+$/.test(text) ? Number(text) : -1;
  if (seat < 0 || seat >= players.length) {
    fail(`there is no seat "${text}"; there are 0 to ${players.length - 1}, or ${players.join(', ')}`);
  }
  return seat;
}

/** One bot for all seats, one for each of the others in order, or one per seat. */
export function perSeat(texts: readonly string[], count: number, mine: number): string[] {
  const others = mine < 0 ? count : count - 1;
  if (texts.length === 0) return Array.from({ length: count }, () => DEFAULT_BOT);
  if (texts.length === 1) return Array.from({ length: count }, () => texts[0]);
  if (texts.length === count) return [...texts];
  if (texts.length !== others)
    fail(`--bot names ${texts.length} bots for ${others} ${others === 1 ? 'seat' : 'seats'}`);
  const left = [...texts];
  return Array.from({ length: count }, (_, seat) => (seat === mine ? 'you' : (left.shift() as string)));
}

/** The bots themselves, null for the person. */
export const botsOf = (seats: readonly string[], entry: CatalogueEntry, limitMs?: number): (Bot | null)[] =>
  seats.map((text) => (text === 'you' ? null : findBot(text, { limitMs, game: entry.source })));

/** The person is `you`; a bot goes by its own name, with its seat where two have the same. */
export function playerNames(players: readonly string[], bots: readonly (Bot | null)[]): Record<string, string> {
  const called = bots.map((bot) => (bot === null ? 'you' : capital(bot.name.split(':')[0])));
  return Object.fromEntries(
    players.map((id, seat) => {
      const isAlone = called.filter((name) => name === called[seat]).length === 1;
      return [id, bots[seat] === null || isAlone ? called[seat] : `${called[seat]} ${seat}`];
    }),
  );
}
