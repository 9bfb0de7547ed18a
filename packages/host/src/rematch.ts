import { type Json, randomSeed } from 'cardloom';
import type { HostOptions } from './options.ts';

/**
 * The table after this one: everybody moves one seat on, so that another begins, with their own decks and whatever else
 * the options list by seat.
 */
export function rematchOf({ start: _start, ...options }: HostOptions): HostOptions {
  const count = options.seats.length;
  return {
    ...options,
    seed: randomSeed(),
    seats: movedOn(options.seats),
    options: movedOptions(options.options, count),
  };
}

const movedOn = <T>(list: readonly T[]): T[] => [...list.slice(1), ...list.slice(0, 1)];

function movedOptions(options: Json | undefined, count: number): Json | undefined {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return options;
  const isBySeat = (value: Json): value is readonly Json[] => Array.isArray(value) && value.length === count;
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, isBySeat(value) ? movedOn(value) : value]),
  );
}
