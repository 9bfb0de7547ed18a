import { STORED_DEPTH, WRITTEN_DEPTH } from './limits.ts';
import { cut } from './quote.ts';

/**
 * Plain JSON values: all that an attribute, an action or a snapshot may hold.
 *
 * ```ts
 * const options: Json = { decks: ['fast', 'slow'], handicap: 2 };
 * ```
 */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export const isPlainObject = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/**
 * The canonical text of a JSON value: keys sorted at every depth, no white space, so equal content is equal text.
 * Throws a TypeError that names the place (`.cards[2].target`) of anything that is not JSON.
 */
export function canonicalJson(value: unknown, path = '', depth = WRITTEN_DEPTH): string {
  return textOf(value, depth) ?? complain(value, path, depth);
}

/** The text, or null if something in the value is not JSON. Where that is, is only worked out once it is known. */
function textOf(value: unknown, depth: number): string | null {
  if (value === null) return 'null';
  switch (typeof value) {
    case 'string':
      return quote(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'number':
      return Number.isFinite(value) ? `${value}` : null;
    case 'object':
      if (depth === 0) return null;
      return Array.isArray(value) ? textOfList(value, depth - 1) : textOfObject(value as object, depth - 1);
    default:
      return null;
  }
}

/** Most strings are names and need no escapes. */
const quote = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));
const PLAIN = /^[ !#-[\]-~]*$/;

function textOfList(list: readonly unknown[], depth: number): string | null {
  let text = '[';
  for (let i = 0; i < list.length; i++) {
    const item = textOf(list[i], depth);
    if (item === null) return null;
    text += i > 0 ? `,${item}` : item;
  }
  return `${text}]`;
}

function textOfObject(value: object, depth: number): string | null {
  if (!isPlainObject(value)) return null;
  const keys = Object.keys(value);
  if (!areSorted(keys)) keys.sort();
  let text = '{';
  for (let i = 0; i < keys.length; i++) {
    const member = (value as Record<string, unknown>)[keys[i]];
    if (member === undefined) continue;
    const written = textOf(member, depth);
    if (written === null) return null;
    text += `${text.length > 1 ? ',' : ''}${quote(keys[i])}:${written}`;
  }
  return `${text}}`;
}

export function areSorted(keys: readonly string[]): boolean {
  for (let i = 1; i < keys.length; i++) if (keys[i] < keys[i - 1]) return false;
  return true;
}

/** The same JSON value with the keys of its objects in order; what is in order already is not copied. */
export function sorted(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return sortedList(value);
  const members = value as Readonly<Record<string, Json>>;
  const keys = Object.keys(members);
  let copy: Record<string, Json> | null = areSorted(keys) ? null : {};
  if (copy !== null) keys.sort();
  for (let i = 0; i < keys.length; i++) {
    const member = sorted(members[keys[i]]);
    if (copy === null && member !== members[keys[i]]) copy = { ...members };
    if (copy !== null) setOwn(copy, keys[i], member);
  }
  return copy ?? value;
}

function sortedList(list: readonly Json[]): Json {
  let copy: Json[] | null = null;
  for (let i = 0; i < list.length; i++) {
    const item = sorted(list[i]);
    if (item === list[i]) continue;
    copy ??= list.slice();
    copy[i] = item;
  }
  return copy ?? list;
}

/** An own entry, also where its name means something to JavaScript. */
export function setOwn<V>(target: Record<string, V>, key: string, value: V): void {
  if (key === '__proto__')
    Object.defineProperty(target, key, { value, enumerable: true, writable: true, configurable: true });
  else target[key] = value;
}

/** Says what is not JSON, and where: one walk through the value. */
function complain(value: unknown, path: string, depth: number): never {
  const fault = findFault(value, depth);
  if (fault === null) throw new TypeError(`${path || 'the value'} changes while it is read`);
  throw new TypeError(`${`${path}${fault.place}` || 'the value'} ${fault.what}`);
}

interface Found {
  readonly place: string;
  readonly what: string;
}

function findFault(value: unknown, depth: number): Found | null {
  const here = (what: string): Found => ({ place: '', what });
  if (typeof value !== 'object' || value === null) {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
    if (typeof value !== 'number') return here(`is ${kindOf(value)}, which JSON cannot hold; use null for "none"`);
    return Number.isFinite(value) ? null : here(`is ${value}, which JSON cannot hold`);
  }
  if (depth === 0) return here('is nested too deep, or goes round in circles');
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const inside = findFault(value[i], depth - 1);
      if (inside !== null) return { place: `[${i}]${inside.place}`, what: inside.what };
    }
    return null;
  }
  if (!isPlainObject(value)) return here(`is ${kindOf(value)}; only plain objects and arrays are stored`);
  for (const [key, member] of Object.entries(value)) {
    const inside = member === undefined ? null : findFault(member, depth - 1);
    if (inside !== null) return { place: `.${cut(key)}${inside.place}`, what: inside.what };
  }
  return null;
}

/** `undefined`, `a function`, `a Map`: what something is that is no JSON. */
export function kindOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return value === undefined ? 'undefined' : `a ${typeof value}`;
  // what is called `constructor` may be anything, and asking for it may do anything
  const name = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(value) ?? value, 'constructor')?.value?.name;
  return typeof name === 'string' && name !== '' ? `a ${cut(name)}` : 'no plain object';
}

/** Freezes a JSON value at every depth. Throws as `canonicalJson` does if it is none. */
export function freezeJson(value: unknown, path: string): void {
  if (!isFrozenJson(value, STORED_DEPTH)) complain(value, path, STORED_DEPTH);
}

/** False if something in the value is not JSON. What is frozen is looked through all the same: its members may not be. */
function isFrozenJson(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'number'
      ? Number.isFinite(value)
      : typeof value === 'string' || typeof value === 'boolean' || value === null;
  }
  if (depth === 0) return false;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!isFrozenJson(value[i], depth - 1)) return false;
  } else {
    if (!isPlainObject(value)) return false;
    for (const key of Object.keys(value)) {
      const member = (value as Record<string, unknown>)[key];
      if (member !== undefined && !isFrozenJson(member, depth - 1)) return false;
    }
  }
  if (!Object.isFrozen(value)) Object.freeze(value);
  return true;
}

/** Freezes a JSON value at every depth and returns it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const key of Object.keys(value)) deepFreeze((value as Record<string, unknown>)[key]);
  }
  return value;
}
