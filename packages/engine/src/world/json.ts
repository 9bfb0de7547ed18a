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
  if (value === null) return 'null';
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`${path || 'the value'} is ${value}, which JSON cannot hold`);
      return JSON.stringify(value);
    case 'object':
      return canonicalObject(value as object, path);
    default:
      throw new TypeError(`${path || 'the value'} is ${typeof value}, which JSON cannot hold; use null for "none"`);
  }
}

function canonicalObject(value: object, path: string): string {
  if (Array.isArray(value)) {
    let text = '[';
    for (let i = 0; i < value.length; i++) text += (i ? ',' : '') + canonicalJson(value[i], `${path}[${i}]`);
    return `${text}]`;
  }
  if (!isPlainObject(value)) {
    throw new TypeError(
      `${path || 'the value'} is a ${value.constructor.name}; only plain objects and arrays are stored`,
    );
  }
  let text = '{';
  for (const key of Object.keys(value).sort()) {
    const member = (value as Record<string, unknown>)[key];
    if (member === undefined) continue;
    text += `${(text.length > 1 ? ',' : '') + JSON.stringify(key)}:${canonicalJson(member, `${path}.${key}`)}`;
  }
  return `${text}}`;
}

/** Freezes a JSON value at every depth and returns it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const key of Object.keys(value)) deepFreeze((value as Record<string, unknown>)[key]);
  }
  return value;
}
