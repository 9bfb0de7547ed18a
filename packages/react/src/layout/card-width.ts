/** How wide the cards of one side are: its rows shrink together, so that size says nothing by accident. */

export interface Line {
  /** How many cards stand side by side, alike ones counted once. */
  readonly count: number;
  /** How large they are beside those of the front row. */
  readonly scale: number;
  /** In how many groups that never lap over each other; one if left out. */
  readonly groups?: number;
  /** As many of them stand beside the row, where nothing laps. */
  readonly aside?: number;
}

/**
 * Where cards have to fit.
 *
 * ```ts
 * const area: Area = { width: 800, height: 240, most: 160, want: 96 };
 * const lines: readonly Line[] = [{ count: 5, scale: 1 }];
 * console.log(cardWidth(lines, area)); // 153
 * ```
 */
export interface Area {
  readonly width: number;
  /** Infinite where the page scrolls. */
  readonly height: number;
  /** Cards are never wider than this. */
  readonly most: number;
  /** They lap over each other rather than be narrower than this. */
  readonly want: number;
  /** Lanes and slots never lap. */
  readonly laps?: boolean;
  readonly gap?: number;
}

export const GAP = 8;
/** No card is narrower than this, whether it fits or not. */
export const LEAST = 44;
/** Height by width. */
const RATIO = 1.4;
/** So much of a lapped card is to be seen. */
const SEEN = 0.66;

/**
 * How wide cards are, so that all their rows fit.
 *
 * ```ts
 * cardWidth([{ count: 5, scale: 1 }], { width: 800, height: 240, most: 160, want: 96 });
 * ```
 */
export function cardWidth(lines: readonly Line[], { width, height, most, want, laps = true, gap = GAP }: Area): number {
  const used = lines.filter(({ count }) => count > 0);
  if (used.length === 0) return Math.max(LEAST, most);
  const scales = used.reduce((sum, { scale }) => sum + scale, 0);
  const tall = (height - gap * (used.length - 1) - 8) / (RATIO * scales);
  const side = Math.min(...used.map(({ count, scale }) => ((width + gap) / count - gap) / scale));
  const lapped = Math.min(
    ...used.map(
      ({ count, scale, groups = 1, aside = 0 }) =>
        (width - gap * aside) / (groups + aside + (count - groups - aside) * SEEN) / scale,
    ),
  );
  const fitting = side >= want || !laps ? side : Math.min(want, Math.max(side, lapped));
  return Math.floor(Math.max(LEAST, Math.min(most, tall, fitting)));
}

/** The space between cards of this width inside their groups; less than nothing where they lap. */
export function gapBetween(count: number, cardWidth: number, width: number, groups = 1): number {
  if (count <= groups) return GAP;
  return Math.min(GAP, (width - count * cardWidth) / (count - groups));
}

/**
 * How much of a card is seen where the next one laps over it, in tenths of its width as `70`: rarely another number, as every
 * title is laid out anew with it. Undefined where nothing laps.
 */
export const seenOf = (gap: number, cardWidth: number): number | undefined =>
  gap < 0 ? Math.max(30, Math.floor((10 * (cardWidth + gap)) / cardWidth) * 10) : undefined;

/** A tenth less of what leans over under the next one, unless that leans as well. */
export const seenBefore = (seen: number | undefined, leans: boolean, nextLeans: boolean): number | undefined =>
  seen === undefined || !leans || nextLeans ? seen : Math.max(30, seen - 10);

/** Cards that show less than this of themselves cannot be told apart. */
export const LEAST_SEEN = 60;

const STEP = 1.08;

/**
 * One of a few widths: where many cards share the room, they would be a little smaller or larger with every one that comes or
 * goes, and all be laid out anew. What only the height says stays as it is.
 */
export function calmWidth(lines: readonly Line[], area: Area): number {
  const width = cardWidth(lines, area);
  const alone = cardWidth(
    lines.map((line) => ({ ...line, count: 1, aside: 0 })),
    area,
  );
  if (width >= alone || width <= LEAST) return width;
  const steps = Math.floor(Math.log(width / LEAST) / Math.log(STEP) + 1e-9);
  return Math.floor(LEAST * STEP ** steps);
}
