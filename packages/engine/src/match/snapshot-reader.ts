import { canonicalJson, deepFreeze, type Json } from '../world/json.ts';
import { CardloomError } from './errors.ts';
import type { Recorded } from './history.ts';

/** Reading what may be damaged or hostile: each function gives the value it promises or refuses with the path. */

export function bad(path: string, message: string): never {
  throw new CardloomError('bad-snapshot', `The snapshot cannot be used: ${path} ${message}.`, path);
}

export function object(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) bad(path, 'is not an object');
  return value as Record<string, unknown>;
}

export function list(value: unknown, path: string, length?: number): unknown[] {
  if (!Array.isArray(value)) bad(path, 'is not a list');
  const items = value as unknown[];
  if (length !== undefined && items.length !== length) bad(path, `has ${items.length} entries instead of ${length}`);
  return items;
}

export function string(value: unknown, path: string): string {
  if (typeof value !== 'string') bad(path, 'is not text');
  return value as string;
}

export function strings(value: unknown, path: string): string[] {
  return list(value, path).map((item, i) => string(item, `${path}[${i}]`));
}

export function integer(value: unknown, path: string): number {
  if (!Number.isInteger(value)) bad(path, 'is not a whole number');
  return value as number;
}

export function word(value: unknown, path: string): number {
  if (typeof value !== 'number' || (value | 0) !== value) bad(path, 'is not a 32-bit whole number');
  return value as number;
}

export function json(value: unknown, path: string): Json {
  try {
    return JSON.parse(canonicalJson(value, path)) as Json;
  } catch {
    return bad(path, 'is not JSON');
  }
}

/** JSON with its keys in the order they were written: work that waits must look to its handler as it did before. */
export function work(value: unknown, path: string): Json {
  json(value, path);
  return deepFreeze(JSON.parse(JSON.stringify(value)) as Json);
}

export function history(value: unknown, path: string): Recorded[] {
  return list(value, path).map((item, i) => {
    const at = `${path}[${i}]`;
    const entry = object(item, at);
    const args = object(json(entry.args, `${at}.args`), `${at}.args`) as Record<string, Json>;
    if (entry.host !== undefined) return { host: string(entry.host, `${at}.host`), args };
    return { player: string(entry.player, `${at}.player`), move: string(entry.move, `${at}.move`), args };
  });
}
