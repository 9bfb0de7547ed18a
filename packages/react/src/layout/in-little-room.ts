import type { Arranged, Group } from './arrange.ts';

/** What of a side stands in rows on a small screen, and what is a line of chips. */
export interface InLittleRoom {
  readonly lines: Arranged['lines'];
  readonly chips: readonly Group[];
}

/** Rows have what is played; of others only what stands in front. On a tablet all are rows, as long as there are two players. */
export function inLittleRoom(
  { lines, flanks }: Pick<Arranged, 'lines' | 'flanks'>,
  isMine: boolean,
  isRoomy: boolean,
): InLittleRoom {
  const isChips = (group: Group, row: number): boolean =>
    !isRoomy &&
    // of what nobody knows there is nothing to say on a chip
    group.hidden === 0 &&
    group.isPlace !== true &&
    (group.isSmall || group.isAside === true || row === BESIDE || (row > 0 && !isMine));
  const rows = [...lines.map((line, row) => ({ line, row })), { line: flanks, row: BESIDE }];
  const chips: Group[] = [];
  const kept = rows.map(({ line, row }) => {
    const [cards, asChips] = [false, true].map((areChips) => line.filter((one) => isChips(one, row) === areChips));
    chips.push(...asChips);
    return cards;
  });
  const beside = kept.pop() ?? [];
  // places have names of their own, and stand side by side as long as they fit
  const inRows = kept[0]?.[0]?.isPlace === true ? [kept.flat()] : kept;
  return { lines: [...inRows, beside].filter((line) => line.length > 0), chips };
}

const BESIDE = Infinity;
