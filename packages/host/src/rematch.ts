import type { Series } from '@cardloom/protocol';
import { type GameResult, type Json, randomSeed } from 'cardloom';
import type { HostOptions } from './options.ts';

/**
 * The table after this one: everybody moves one seat on, so that another begins, with their own decks and whatever else
 * the options list by seat. `result` is how this one ended, for the score. A game that has a series of its own plays it
 * within one match.
 *
 * ```ts
 * const again = new Host(game, rematchOf({ seats: [{ player: 'ann' }, { player: 'bo' }] }));
 * ```
 */
export function rematchOf({ start: _start, ...options }: HostOptions, result: GameResult | null = null): HostOptions {
  const count = options.seats.length;
  return {
    ...options,
    seed: randomSeed(),
    seats: movedOn(options.seats),
    options: movedOptions(options.options, count),
    series: nextOf(options.series ?? FIRST_OF_SERIES, result?.winners ?? []),
  };
}

const FIRST_OF_SERIES: Series = { number: 1, score: {} };

function nextOf({ number, score }: Series, winners: readonly string[]): Series {
  const won = winners.map((player) => [player, (score[player] ?? 0) + 1] as const);
  return { number: number + 1, score: { ...score, ...Object.fromEntries(won) } };
}

const movedOn = <T>(list: readonly T[]): T[] => [...list.slice(1), ...list.slice(0, 1)];

function movedOptions(options: Json | undefined, count: number): Json | undefined {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return options;
  const isBySeat = (value: Json): value is readonly Json[] => Array.isArray(value) && value.length === count;
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, isBySeat(value) ? movedOn(value) : value]),
  );
}
