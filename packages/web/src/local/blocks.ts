import type { Entry, SavedTable } from '@cardloom/host';

/** So many entries are one text: of a long match a save writes the last block, not all that was played. */
export const BLOCK = 100;

/** What is new of what was played, as texts: the page only has to write them down. */
export interface Fresh {
  /** What a save is besides its entries; null if it is as it was. */
  readonly head: string | null;
  /** Tells a match from the one that was played at the same table before. */
  readonly seed: SavedTable['seed'];
  /** The place of the first of these blocks; what came after it before is no more. */
  readonly from: number;
  readonly blocks: readonly string[];
  /** So many entries there are in all. */
  readonly count: number;
}

/** Gives all at first, then each time what is new since the time before. */
export function createCutter(): (saved: SavedTable) => Fresh {
  let cut = 0;
  let last: Entry | undefined;
  return ({ entries, ...head }) => {
    const count = entries.length;
    // another match has other entries
    const isOther = cut === 0 || entries[cut - 1] !== last;
    if (isOther) cut = 0;
    const from = cut === count ? Math.ceil(count / BLOCK) : Math.floor(cut / BLOCK);
    const blocks: string[] = [];
    for (let i = from * BLOCK; i < count; i += BLOCK) blocks.push(JSON.stringify(entries.slice(i, i + BLOCK)));
    cut = count;
    last = entries[count - 1];
    return { head: isOther ? JSON.stringify(head) : null, seed: head.seed, from, blocks, count };
  };
}
