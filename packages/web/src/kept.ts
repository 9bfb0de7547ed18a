/**
 * What a browser did not take: it may be forbidden to keep anything, as it often is inside another page, or have no room. It
 * lasts as long as this page.
 */
const untaken = new Map<string, string>();

function ask<T>(question: (storage: Storage) => T): T | null {
  try {
    return question(localStorage);
  } catch {
    return null;
  }
}

export const kept = (key: string): string | null => untaken.get(key) ?? ask((storage) => storage.getItem(key));

/** Whether it is still there after this page. */
export function keep(key: string, text: string): boolean {
  // null only where it was refused
  const lasts = ask((storage) => storage.setItem(key, text)) !== null;
  if (lasts) untaken.delete(key);
  else keepHere(key, text);
  return lasts;
}

/** Only as long as this page. */
export const keepHere = (key: string, text: string): void => void untaken.set(key, text);

export const isKept = (key: string, text: string): boolean => !untaken.has(key) && kept(key) === text;

export function drop(key: string): void {
  untaken.delete(key);
  ask((storage) => storage.removeItem(key));
}

export const keysKept = (): readonly string[] => [
  ...new Set([
    ...untaken.keys(),
    ...(ask((storage) => Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')) ?? []),
  ]),
];

/** Whether what is new is gone with this page. */
export const isShort = (): boolean => untaken.size > 0;

export const isFields = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** A list of objects; what somebody else wrote there is none. */
export function keptList<T extends object>(key: string): readonly T[] {
  const list = keptValue<readonly T[]>(key);
  return Array.isArray(list) ? list.filter(isFields) : [];
}

/** Null where nothing is kept that can be read. */
export function keptValue<T>(key: string): T | null {
  try {
    return JSON.parse(kept(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}
