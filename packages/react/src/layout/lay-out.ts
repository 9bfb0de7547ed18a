import { type Arranged, columnsOf, countOf, type Group } from './arrange.ts';
import { calmWidth, GAP, gapBetween, LEAST, type Line } from './card-width.ts';

/** How the cards of a side stand so that they are as large as can be: in which rows, how wide, and what beside them. */
export interface LaidOut {
  /** The row nearest the middle first. */
  readonly rows: readonly Row[];
  readonly width: number;
  /** How well cards can be read: as wide as they are, or less where the next one lies over them. */
  readonly worth: number;
  /** Whether cards lie over each other. */
  readonly isLapped: boolean;
  /** So many stand on each other in what stands beside the rows. */
  readonly high: number;
  /** How many cards of the front row are as wide as that. */
  readonly aside: number;
  readonly way: Way;
}

/** In the rows they have, all in one, or every group in a row of its own. */
export type Way = 'parted' | 'joined' | 'folded';

/** Groups that stand side by side. */
export interface Row {
  readonly groups: readonly Group[];
  /** In so many lines below each other. */
  readonly folds: number;
  /** Whether the names of the groups stand with them. */
  readonly hasLabels: boolean;
}

/** The room a side has. */
export interface Room {
  readonly width: number;
  /** Infinite where the page scrolls: rows go on below by themselves there. */
  readonly height: number;
  readonly most: number;
  readonly want: number;
  /** More than this never stand side by side. */
  readonly inRow: number;
  /** What is taken by others than cards. */
  readonly taken: number;
  /** How many chips hang on a card. */
  chipsOn(card: Group['piles'][number]['card']): number;
}

/** The space between two groups of a row. */
export const BETWEEN = 14;
/** The height of a group's name. */
const LABEL = 19;
/** The height of a chip with the space before it. */
export const CHIP = 31;

/** Rows whose cards would be narrower than this are one, if they are wider then. */
const CRAMPED = 80;
/** Another order of cards has to be worth it, unless it is one in which none lies over another any more. */
const BETTER = 1.15;
const MOST_LINES = 5;

/** `last`: how they stood before, and go on standing unless another way is clearly better: cards come and go. */
export function layOut(
  { lines, flanks }: Pick<Arranged, 'lines' | 'flanks'>,
  room: Room,
  last: Way = 'parted',
): LaidOut {
  const two = standing(lines, flanks, room, 2, last);
  if (flanks.length === 0 || room.height === Infinity) return two;
  const one = standing(lines, flanks, room, 1, last);
  return one.worth >= two.worth ? one : two;
}

/** With what stands beside the rows so many high. */
function standing(lines: Arranged['lines'], flanks: readonly Group[], room: Room, high: number, last: Way): LaidOut {
  const aside = flanks.reduce((sum, group) => sum + columnsOf(group, high) * group.scale, 0);
  const most = Math.min(room.most, flanksFit(flanks, room.height, high));
  const sized = (rows: readonly Row[]): Sized => {
    const width = widthIn(rows, aside, { ...room, most });
    const seen = Math.min(width, ...rows.map((row) => seenIn(row, width, room.width - aside * (width + GAP))));
    return { rows, high, aside, width, worth: (width + 2 * seen) / 3, isLapped: seen < width };
  };
  const parted = sized(lines.map((groups) => rowOf(groups, lines.length === 1)));
  if (room.height === Infinity || (last === 'parted' && parted.width >= most)) return { ...parted, way: 'parted' };
  const ways = { parted: () => parted, joined: () => joined(parted, sized), folded: () => folded(parted, sized) };
  let best: LaidOut = { ...ways[last](), way: last };
  for (const way of WAYS) {
    // no card is wider than that, however they stand
    if (way === last || best.worth * (best.isLapped ? 1 : BETTER) >= most) continue;
    const other = ways[way]();
    if (other.worth > best.worth * (best.isLapped && !other.isLapped ? 1 : BETTER)) best = { ...other, way };
  }
  return best;
}

type Sized = Omit<LaidOut, 'way'>;
const WAYS: readonly Way[] = ['parted', 'joined', 'folded'];

/** All in one row. */
function joined(parted: Sized, sized: (rows: readonly Row[]) => Sized): Sized {
  const { rows, width } = parted;
  // places say which they are, in whatever row
  const enough = rows[0]?.groups[0].isPlace === true ? Infinity : CRAMPED;
  if (rows.length < 2 || width >= enough) return parted;
  const groups = rows.flatMap((row) => row.groups.map((group) => ({ ...group, scale: 1 })));
  return sized([rowOf(groups, false)]);
}

/** Every group in a row of its own, the widest of them in several lines: where there is more height than width. */
function folded(parted: Sized, sized: (rows: readonly Row[]) => Sized): Sized {
  let rows: readonly Row[] = parted.rows.flatMap(({ groups }) => groups.map((group) => rowOf([group], false)));
  let best = sized(rows);
  for (let count = rows.length; count < MOST_LINES; count++) {
    const widest = Math.max(...rows.map(wide));
    const at = rows.findIndex((row) => wide(row) === widest);
    rows = rows.map((row, i) => (i === at ? { ...row, folds: row.folds + 1 } : row));
    const next = sized(rows);
    if (next.worth > best.worth && next.width > LEAST) best = next;
  }
  // as narrow as that they may not fit
  return best.width > LEAST ? best : parted;
}

/** Groups that share a row are told apart by their names; places are always named. */
const rowOf = (groups: readonly Group[], isAlone: boolean): Row => ({
  groups,
  folds: 1,
  hasLabels:
    groups.some(({ isPlace }) => isPlace) ||
    (!isAlone && groups.length > 1 && !groups.some(({ isSmall }) => isSmall) && groups.some(({ name }) => name !== '')),
});

const wide = (row: Row): number => inOneLine(row) * row.groups[0].scale;

/** How many cards of a row stand side by side. */
export const inOneLine = ({ groups, folds }: Row): number => Math.ceil(countOf(groups) / folds);

/** How wide the step is from card to card, as a width of the front row. */
function seenIn(row: Row, width: number, room: number): number {
  const { groups } = row;
  const { scale } = groups[0];
  const gap = gapBetween(inOneLine(row), width * scale, room - BETWEEN * (groups.length - 1), groups.length);
  return width + Math.min(0, gap) / scale;
}

function widthIn(
  rows: readonly Row[],
  aside: number,
  { width, height, most, want, inRow, taken, chipsOn }: Room,
): number {
  const counted = rows.flatMap((row): Line[] => {
    const { scale } = row.groups[0];
    const beside = aside / scale;
    const count = Math.min(inRow, inOneLine(row)) + beside;
    return Array.from({ length: row.folds }, () => ({ count, scale, groups: row.groups.length, aside: beside }));
  });
  const labels = rows.filter(({ hasLabels }) => hasLabels).length * LABEL;
  const chips = rows.reduce((sum, row) => sum + row.folds * CHIP * mostChips(row, chipsOn), 0);
  return calmWidth(counted.length === 0 ? [{ count: aside, scale: 1, groups: 0, aside }] : counted, {
    width: width - BETWEEN * Math.max(0, ...rows.map(({ groups }) => groups.length - 1)),
    height: height - taken - labels - chips,
    most,
    want,
    laps: height !== Infinity,
  });
}

const mostChips = ({ groups }: Row, chipsOn: Room['chipsOn']): number =>
  Math.max(0, ...groups.flatMap(({ piles }) => piles.map(({ card }) => chipsOn(card))));

/** The width at which what stands beside the rows is no higher than the board. */
function flanksFit(flanks: readonly Group[], height: number, high: number): number {
  const stacked = flanks.filter(({ piles }) => piles.length >= high);
  return stacked.length === 0 ? Infinity : (height - LABEL - GAP - 8) / (high * 1.4 * stacked[0].scale);
}
