/** Plain JSON values: all that an attribute, an action or a snapshot may hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export const isPlainObject = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/**
 * The canonical text of a JSON value: keys sorted at every depth, no white space, so equal content is equal text.
 * Throws a TypeError that names the place (`.cards[2].target`) of anything that is not JSON.
 */
export function canonicalJson(value: unknown, path = ''): string {
  return textOf(value) ?? complain(value, path);
}

/** The text, or null if something in the value is not JSON. Where that is, is only worked out once it is known. */
function textOf(value: unknown): string | null {
  if (value === null) return 'null';
  switch (typeof value) {
    case 'string':
      return quote(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'number':
      return Number.isFinite(value) ? `${value}` : null;
    case 'object':
      return Array.isArray(value) ? textOfList(value) : textOfObject(value as object);
    default:
      return null;
  }
}

/** Most strings are names and need no escapes. */
const quote = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));
const PLAIN = /^[ !#-[\]-~]*$/;

function textOfList(list: readonly unknown[]): string | null {
  let text = '[';
  for (let i = 0; i < list.length; i++) {
    const item = textOf(list[i]);
    if (item === null) return null;
    text += i > 0 ? `,${item}` : item;
  }
  return `${text}]`;
}

function textOfObject(value: object): string | null {
  if (!isPlainObject(value)) return null;
  const keys = Object.keys(value);
  if (!areSorted(keys)) keys.sort();
  let text = '{';
  for (let i = 0; i < keys.length; i++) {
    const member = (value as Record<string, unknown>)[keys[i]];
    if (member === undefined) continue;
    const written = textOf(member);
    if (written === null) return null;
    text += `${text.length > 1 ? ',' : ''}${quote(keys[i])}:${written}`;
  }
  return `${text}}`;
}

function areSorted(keys: readonly string[]): boolean {
  for (let i = 1; i < keys.length; i++) if (keys[i] < keys[i - 1]) return false;
  return true;
}

/** Finds what is not JSON. */
function complain(value: unknown, path: string): never {
  if (typeof value !== 'object' || value === null) {
    const place = path || 'the value';
    if (typeof value === 'number') throw new TypeError(`${place} is ${value}, which JSON cannot hold`);
    throw new TypeError(`${place} is ${typeof value}, which JSON cannot hold; use null for "none"`);
  }
  if (!Array.isArray(value) && !isPlainObject(value)) {
    throw new TypeError(
      `${path || 'the value'} is a ${value.constructor.name}; only plain objects and arrays are stored`,
    );
  }
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value).sort();
  for (const key of keys) {
    const member = (value as Record<string | number, unknown>)[key];
    if (textOf(member) === null && (member !== undefined || Array.isArray(value))) {
      complain(member, typeof key === 'number' ? `${path}[${key}]` : `${path}.${key}`);
    }
  }
  throw new TypeError(`${path || 'the value'} changes while it is read`);
}

/** Freezes a JSON value at every depth. Throws as `canonicalJson` does if it is none. */
export function freezeJson(value: unknown, path: string): void {
  if (!isFrozenJson(value)) complain(value, path);
}

/** False if something in the value is not JSON. What is frozen is looked through all the same: its members may not be. */
function isFrozenJson(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'number'
      ? Number.isFinite(value)
      : typeof value === 'string' || typeof value === 'boolean' || value === null;
  }
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!isFrozenJson(value[i])) return false;
  } else {
    if (!isPlainObject(value)) return false;
    for (const key of Object.keys(value)) {
      const member = (value as Record<string, unknown>)[key];
      if (member !== undefined && !isFrozenJson(member)) return false;
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
