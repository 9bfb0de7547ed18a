import type { LocalMatch } from './messages.ts';

/** The matches of this browser: they are still there after a reload. */
export interface SavedMatch extends LocalMatch {
  readonly id: string;
  readonly at: number;
  /** How it stands, in words. */
  readonly standing: string;
  readonly isOver: boolean;
}

const PREFIX = 'cardloom.match.';

export function savedMatches(): SavedMatch[] {
  const found: SavedMatch[] = [];
  for (let i = 0; i < localStorage.length; i++) {
    const key = localStorage.key(i);
    if (key?.startsWith(PREFIX) !== true) continue;
    const match = readMatch(key.slice(PREFIX.length));
    if (match !== null) found.push(match);
  }
  return found.sort((a, b) => b.at - a.at);
}

export function readMatch(id: string): SavedMatch | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null') as SavedMatch | null;
  } catch {
    return null;
  }
}

export function writeMatch(match: SavedMatch): void {
  try {
    localStorage.setItem(PREFIX + match.id, JSON.stringify(match));
  } catch {
    // storage is full or forbidden: the match goes on, it is only not there after a reload
  }
}

export const dropMatch = (id: string): void => localStorage.removeItem(PREFIX + id);

export const newId = (): string => crypto.randomUUID().slice(0, 8);
