import type { Changing } from './answer.ts';
import type { Did } from './entry.ts';
import type { Table } from './table.ts';

/** So often a player may change preferences or wish something before anybody acts, and so long a match may get. */
const MOST_ASIDES = 50;
const MOST_ENTRIES = 100_000;
/** Characters of preferences that are stored of one player in one match: they may be long, and each change is all of them. */
const MOST_PREFERRED = 500_000;

export function noteAside({ asides, preferred }: Table, by: string | null, did: Did): void {
  if (did.type === 'prefs' && by !== null) {
    preferred.set(by, (preferred.get(by) ?? 0) + JSON.stringify(did.prefs).length);
  }
  if (did.type === 'act') asides.clear();
  else if (by !== null && (did.type === 'prefs' || did.type === 'wish')) asides.set(by, (asides.get(by) ?? 0) + 1);
}

/** Whether a log would grow without end: everything but conceding and answering others is of a number. */
export function isTooMuch({ asides, preferred, head }: Table, player: string, frame: Changing): boolean {
  if (frame.type === 'table' && ALWAYS.has(frame.do)) return false;
  if (head >= MOST_ENTRIES) return true;
  if (frame.type === 'prefs' && (preferred.get(player) ?? 0) >= MOST_PREFERRED) return true;
  return frame.type !== 'act' && (asides.get(player) ?? 0) >= MOST_ASIDES;
}

const ALWAYS: ReadonlySet<string> = new Set(['concede', 'agree', 'decline', 'resume']);
