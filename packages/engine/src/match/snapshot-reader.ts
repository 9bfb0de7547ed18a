import { CardloomError } from '../runtime/errors.ts';
import { deepFreeze, type Json } from '../world/json.ts';
import { cut, quoted } from '../world/quote.ts';
import { canonicalSeed, type Seed, seedProblem } from '../world/seed.ts';
import { suggestion } from '../world/suggestion.ts';

/** Takes a snapshot apart. The input is a private copy; whatever is not as it should be is refused with the path. */

export type Fields = Readonly<Record<string, Json>>;

export function bad(path: string, message: string): never {
  const end = message.endsWith('?') ? '' : '.';
  throw new CardloomError('bad-snapshot', `The snapshot cannot be used: ${path} ${message}${end}`, path);
}

export function object(value: Json | undefined, path: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) bad(path, 'is not an object');
  return value as Fields;
}

/** An object with these entries and no others; of the optional ones any may be missing. */
export function fields(
  value: Json | undefined,
  path: string,
  names: readonly string[],
  optional: readonly string[] = [],
): Fields {
  const found = object(value, path);
  for (const name of names) if (!Object.hasOwn(found, name)) bad(inside(path, name), 'is missing');
  const keys = Object.keys(found);
  if (keys.length > names.length) noOthers(keys, path, optional.length === 0 ? names : [...names, ...optional]);
  return found;
}

function noOthers(keys: readonly string[], path: string, names: readonly string[]): void {
  const known = new Set(names);
  for (const key of keys) {
    if (!known.has(key)) bad(inside(path, key), `is nothing a snapshot has there${suggestion(key, names)}`);
  }
}

const inside = (path: string, key: string): string => (path === '' ? cut(key) : `${path}.${cut(key)}`);

export function list(value: Json | undefined, path: string, length?: number): readonly Json[] {
  if (!Array.isArray(value)) return bad(path, 'is not a list');
  if (length !== undefined && value.length !== length) bad(path, `has ${value.length} entries instead of ${length}`);
  return value as readonly Json[];
}

export function string(value: Json | undefined, path: string): string {
  return typeof value === 'string' ? value : bad(path, 'is not text');
}

/** A list of different names out of some that are known. */
export function names(
  value: Json | undefined,
  path: string,
  known: { has(name: string): boolean },
  kind: string,
): string[] {
  const found = list(value, path).map((item, i) => name(item, `${path}[${i}]`, known, kind));
  if (new Set(found).size !== found.length) bad(path, 'names something twice');
  return found;
}

export function name(
  value: Json | undefined,
  path: string,
  known: { has(name: string): boolean },
  kind: string,
): string {
  if (typeof value !== 'string' || !known.has(value)) bad(path, `is ${quoted(value)}, which is no ${kind} here`);
  return value as string;
}

export function seed(value: Json | undefined, path: string): Seed {
  const problem = seedProblem(value);
  return problem === null ? canonicalSeed(value as Seed) : bad(path, `is ${problem}`);
}

export function word(value: Json | undefined, path: string): number {
  return typeof value === 'number' && (value | 0) === value ? value : bad(path, 'is not a 32-bit whole number');
}

export function range(value: Json | undefined, path: string, min: number, max: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  return bad(path, `is ${quoted(value)} and not a whole number from ${min} to ${max}`);
}

/** A count; far below where it would no longer fit in its word. */
export const count = (value: Json | undefined, path: string): number => range(value, path, 0, MOST_COUNTED);
export const MOST_COUNTED = 2 ** 30;

/** Work that waits is frozen and looks to its handler as it did before. */
export const work = (value: Fields): Json => deepFreeze(value) as Json;
