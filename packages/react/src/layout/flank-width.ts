import { columnsOf, type Group } from './arrange.ts';
import { GAP } from './card-width.ts';

/** What there is for the cards that stand beside the rows. */
export interface FlankRoom {
  /** How wide the cards of the front row are. */
  readonly width: number;
  /** The room beside the widest row. */
  readonly free: number;
  readonly height: number;
  /** So many stand on each other at most. */
  readonly high: number;
}

/** Beside those of the front row. One step, and no more: with each they are laid out anew. */
const LARGER = 0.75;
const LABEL = 19;

/** How wide the cards beside the rows are: larger than they must be where the rows leave room for it. */
export function flankWidth(groups: readonly Group[], { width, free, height, high }: FlankRoom): number {
  const least = Math.round(width * (groups[0]?.scale ?? 1));
  const columns = groups.reduce((sum, group) => sum + columnsOf(group, high), 0);
  const most = Math.max(0, ...groups.map(({ piles, hidden }) => Math.min(high, piles.length + Number(hidden > 0))));
  const larger = Math.round(width * LARGER);
  const fits = columns * (larger + GAP) <= free && most * (1.4 * larger + GAP) + LABEL <= height;
  return fits ? Math.max(larger, least) : least;
}
