import type { Entry, SavedTable } from '@cardloom/host';
import { drop, isKept, keep, keepHere, kept, keptValue, keysKept } from '../kept.ts';
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
  for (const key of keysKept()) {
    if (!key.startsWith(PREFIX)) continue;
    const match = keptValue<SavedMatch>(key);
    // what nobody can list must not take the list away
    if (isListable(match)) found.push(match);
  }
  return found.sort((a, b) => b.at - a.at);
}

const isListable = (match: SavedMatch | null): match is SavedMatch =>
  [match?.id, match?.game, match?.standing].every((text) => typeof text === 'string') &&
  typeof match?.at === 'number' &&
  Array.isArray(match.seats) &&
  match.seats.every((seat) => typeof seat?.name === 'string');

export function readMatch(id: string): SavedMatch | null {
  const match = keptValue<SavedMatch>(PREFIX + id);
  if (match === null) return null;
  const saved = match.played === undefined ? keptValue<SavedTable>(PLAYED + id) : joined(id, match.played);
  return saved === null ? match : { ...match, saved };
}

function joined(id: string, { seed, count }: Pick<Fresh, 'seed' | 'count'>): SavedTable | null {
  const head = keptValue<SavedTable>(partOf(id, 'head'));
  if (head === null) return null;
  const entries: Entry[] = [];
  // what is counted belongs to the match before where the page was closed as the next one began
  for (let i = 0; head.seed === seed && entries.length < count; i++) {
    const block = keptValue<Entry[]>(partOf(id, i));
    if (block === null) break;
    entries.push(...block);
  }
  return { ...head, entries: entries.slice(0, count) };
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
      // it was taken off the list, or is played in another tab as well
      if (kept(PREFIX + id) !== record) written = 0;
      // what counts comes last: whatever was written before the page is closed, what is read is a match
      let isWhole = put(partOf(id, 'head'), head);
      for (let i = written; i < blocks.length; i++) {
        // beside what could not be written, blocks would count as those of another match
        isWhole = isWhole && put(partOf(id, i), blocks[i]);
        if (isWhole) written = i + 1;
        else keepHere(partOf(id, i), blocks[i]);
      }
      record = JSON.stringify({ ...match, played });
      if (isWhole && keep(PREFIX + id, record)) {
        drop(PLAYED + id);
        dropBlocks(id, blocks.length);
      } else keepHere(PREFIX + id, record);
    },
  };
}

const put = (key: string, text: string): boolean => isKept(key, text) || keep(key, text);

function dropBlocks(id: string, from: number): void {
  for (let i = from; kept(partOf(id, i)) !== null; i++) drop(partOf(id, i));
}

export function writeMatch(match: SavedMatch): void {
  if (match.saved !== undefined) {
    const keeper = createKeeper();
    keeper.hear(createCutter()(match.saved));
    keeper.write(match);
    return;
  }
  keep(PREFIX + match.id, JSON.stringify(match));
}

export function dropMatch(id: string): void {
  for (const key of [PREFIX + id, PLAYED + id, partOf(id, 'head')]) drop(key);
  dropBlocks(id, 0);
}

/** There is no `randomUUID` on a page that comes from another machine without encryption. */
export const newId = (): string => crypto.getRandomValues(new Uint32Array(1))[0].toString(16).padStart(8, '0');
