/** What makes one plain value another: only what differs. A view is large, and little of it changes in a step. */
export type Change =
  | { readonly to: unknown }
  /** Of an object or a list, by key: what changes within. Keys that are gone come last; a list has another length. */
  | {
      readonly in: readonly (readonly [key: string, change: Change])[];
      readonly gone?: readonly string[];
      readonly length?: number;
    };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Null if nothing differs. */
export function changeOf(from: unknown, to: unknown): Change | null {
  if (Object.is(from, to)) return null;
  if (!isFields(from) || !isFields(to) || Array.isArray(from) !== Array.isArray(to)) return { to };
  const changes: [string, Change][] = [];
  for (const [key, value] of Object.entries(to)) {
    const change = Object.hasOwn(from, key) ? changeOf(from[key], value) : { to: value };
    if (change !== null) changes.push([key, change]);
  }
  const gone = Object.keys(from).filter((key) => !Object.hasOwn(to, key));
  if (gone.length === 0 && changes.length === 0) return null;
  if (Array.isArray(to)) return { in: changes, length: to.length };
  return gone.length === 0 ? { in: changes } : { in: changes, gone };
}

/** The value after a change. What does not change is the same object as before, so that nobody draws it again. */
export function changed<T>(from: T, change: Change | null): T {
  if (change === null) return from;
  if ('to' in change) return change.to as T;
  const { in: changes, gone = [], length } = change;
  if (length !== undefined) {
    const list = (from as readonly unknown[]).slice(0, length);
    for (const [key, inner] of changes) list[Number(key)] = changed(list[Number(key)], inner);
    return list as T;
  }
  const next: Record<string, unknown> = { ...(from as Fields) };
  for (const key of gone) delete next[key];
  // defined, not assigned: somebody may be called `__proto__`
  for (const [key, inner] of changes) {
    const value = changed(next[key], inner);
    Object.defineProperty(next, key, { value, enumerable: true, configurable: true, writable: true });
  }
  return next as T;
}
