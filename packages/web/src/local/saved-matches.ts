import type { SavedTable } from '@cardloom/host';
import type { LocalMatch } from './messages.ts';

/** The matches of this browser: they are still there after a reload. */
export interface SavedMatch extends LocalMatch {
  readonly id: string;
  readonly at: number;
  /** How it stands, in words. */
  readonly standing: string;
  readonly isOver: boolean;
  /** It waits for whoever sits here; missing in what an earlier version wrote. */
  readonly isAsked?: boolean;
}

const PREFIX = 'cardloom.match.';
/** All that was played is kept apart: it is long, and lists do without it. */
const PLAYED = 'cardloom.played.';

export function savedMatches(): SavedMatch[] {
  const found: SavedMatch[] = [];
  for (let i = 0; i < localStorage.length; i++) {
    const key = localStorage.key(i);
    if (key?.startsWith(PREFIX) !== true) continue;
    const match = parsed<SavedMatch>(localStorage.getItem(key));
    if (match !== null) found.push(match);
  }
  return found.sort((a, b) => b.at - a.at);
}

export function readMatch(id: string): SavedMatch | null {
  const match = parsed<SavedMatch>(localStorage.getItem(PREFIX + id));
  const played = parsed<SavedTable>(localStorage.getItem(PLAYED + id));
  return match === null || played === null ? match : { ...match, saved: played };
}

function parsed<T>(text: string | null): T | null {
  try {
    return JSON.parse(text ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** `played`: what was played, as text; that of the match if left out. */
export function writeMatch({ saved, ...match }: SavedMatch, played?: string): void {
  try {
    const text = played ?? (saved === undefined ? undefined : JSON.stringify(saved));
    if (text === undefined) localStorage.removeItem(PLAYED + match.id);
    else localStorage.setItem(PLAYED + match.id, text);
    localStorage.setItem(PREFIX + match.id, JSON.stringify(match));
  } catch {
    // storage is full or forbidden: the match goes on, it is only not there after a reload
  }
}

export function dropMatch(id: string): void {
  localStorage.removeItem(PREFIX + id);
  localStorage.removeItem(PLAYED + id);
}

export const newId = (): string => crypto.randomUUID().slice(0, 8);
