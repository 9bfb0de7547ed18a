import type { Arranged, Group } from './arrange.ts';

/** What of a side stands in rows on a small screen, and what is a line of chips. */
export interface InLittleRoom {
  readonly lines: Arranged['lines'];
  readonly chips: readonly Group[];
}

/** Rows have what is played; of others only what stands in front. */
export function inLittleRoom({ lines, flanks }: Pick<Arranged, 'lines' | 'flanks'>, isMine: boolean): InLittleRoom {
  const isChips = (group: Group, row: number): boolean =>
    // of what nobody knows there is nothing to say on a chip
    group.hidden === 0 &&
    group.isPlace !== true &&
    (group.isSmall || group.isAside === true || row === BESIDE || (row > 0 && !isMine));
  const rows = [...lines.map((line, row) => ({ line, row })), { line: flanks, row: BESIDE }];
  const split = (areChips: boolean) =>
    rows
      .map(({ line, row }) => line.filter((group) => isChips(group, row) === areChips))
      .filter((line) => line.length > 0);
  const kept = split(false);
  // places have names of their own, and stand side by side as long as they fit
  const isPlaces = kept[0]?.[0].isPlace === true;
  return { lines: isPlaces ? [kept.flat()] : kept, chips: split(true).flat() };
}

const BESIDE = Infinity;
