import type { Entry, SavedTable } from '@cardloom/host';
import { createCutter, type Fresh } from './blocks.ts';
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
  /** How many entries its blocks have, and of which match; missing as long as nothing was played. */
  readonly played?: Pick<Fresh, 'seed' | 'count'>;
}

const PREFIX = 'cardloom.match.';
/** All that was played is kept apart: it is long, and lists do without it. An earlier version wrote it as one text. */
const PLAYED = 'cardloom.played.';
const partOf = (id: string, part: 'head' | number): string => `${PLAYED}${id}.${part}`;

export function savedMatches(): SavedMatch[] {
  const found: SavedMatch[] = [];
  for (let i = 0; i < localStorage.length; i++) {
    const key = localStorage.key(i);
    if (key?.startsWith(PREFIX) !== true) continue;
    const match = parsed<SavedMatch>(key);
    // what nobody can list must not take the list away
    if (Array.isArray(match?.seats)) found.push(match);
  }
  return found.sort((a, b) => b.at - a.at);
}

export function readMatch(id: string): SavedMatch | null {
  const match = parsed<SavedMatch>(PREFIX + id);
  if (match === null) return null;
  const saved = match.played === undefined ? parsed<SavedTable>(PLAYED + id) : joined(id, match.played);
  return saved === null ? match : { ...match, saved };
}

function joined(id: string, { seed, count }: Pick<Fresh, 'seed' | 'count'>): SavedTable | null {
  const head = parsed<SavedTable>(partOf(id, 'head'));
  if (head === null) return null;
  const entries: Entry[] = [];
  // what is counted belongs to the match before where the page was closed as the next one began
  for (let i = 0; head.seed === seed && entries.length < count; i++) {
    const block = parsed<Entry[]>(partOf(id, i));
    if (block === null) break;
    entries.push(...block);
  }
  return { ...head, entries: entries.slice(0, count) };
}

function parsed<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Writes down a match while it is played. */
export interface Keeper {
  /** What is new, to be written with the next `write`. */
  hear(fresh: Fresh): void;
  write(match: SavedMatch): void;
}

export function createKeeper(): Keeper {
  let head = '';
  let played: Pick<Fresh, 'seed' | 'count'> | undefined;
  const blocks: string[] = [];
  /** So many of the blocks are written as they are here. */
  let written = 0;
  let record: string | null = null;
  return {
    hear({ seed, count, ...fresh }) {
      head = fresh.head ?? head;
      played = { seed, count };
      blocks.splice(fresh.from, blocks.length, ...fresh.blocks);
      written = Math.min(written, fresh.from);
    },
    write({ saved: _saved, ...match }) {
      const { id } = match;
      try {
        // it was taken off the list, or is played in another tab as well
        if (localStorage.getItem(PREFIX + id) !== record) written = 0;
        // what counts comes last: whatever was written before the page is closed, what is read is a match
        put(partOf(id, 'head'), head);
        for (; written < blocks.length; written++) put(partOf(id, written), blocks[written]);
        const text = JSON.stringify({ ...match, played });
        localStorage.setItem(PREFIX + id, text);
        record = text;
        localStorage.removeItem(PLAYED + id);
        dropBlocks(id, blocks.length);
      } catch {
        // storage is full or forbidden: the match goes on, it is only not there after a reload
      }
    },
  };
}

function put(key: string, text: string): void {
  if (localStorage.getItem(key) !== text) localStorage.setItem(key, text);
}

function dropBlocks(id: string, from: number): void {
  for (let i = from; localStorage.getItem(partOf(id, i)) !== null; i++) localStorage.removeItem(partOf(id, i));
}

export function writeMatch(match: SavedMatch): void {
  if (match.saved !== undefined) {
    const keeper = createKeeper();
    keeper.hear(createCutter()(match.saved));
    keeper.write(match);
    return;
  }
  try {
    localStorage.setItem(PREFIX + match.id, JSON.stringify(match));
  } catch {
    // as above
  }
}

export function dropMatch(id: string): void {
  for (const key of [PREFIX + id, PLAYED + id, partOf(id, 'head')]) localStorage.removeItem(key);
  dropBlocks(id, 0);
}

export const newId = (): string => crypto.randomUUID().slice(0, 8);
