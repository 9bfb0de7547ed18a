import type { Json } from 'cardloom';
import { fail } from './usage.ts';

export type OptionsRecord = Readonly<Record<string, Json>>;

/** `--options '{"leaders":["sage","warlord"]}'`: what a game takes besides decks. */
export function parseOptions(text: string | undefined): OptionsRecord | null {
  if (text === undefined) return null;
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return fail(`--options takes JSON, not ${text}`);
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return fail('--options takes a JSON object');
  return given as OptionsRecord;
}

/** Options given by hand go over those that come from the decks. */
export function withOptions(base: Json, given: OptionsRecord | null): Json {
  if (given === null) return base;
  return typeof base === 'object' && base !== null && !Array.isArray(base) ? { ...base, ...given } : given;
}
