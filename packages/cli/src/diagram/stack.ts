import type { FlowLevel } from 'cardloom';
import type { Box } from './box.ts';
import { textWidth } from './text-width.ts';
import { END_TEXT } from './words.ts';

/**
 * Siblings one after the other, and the arrows between them. Segments and phases go down, steps go to the right; both
 * are worked out alike, along the way (`a`) and across it (`b`). What leads to the neighbour is a straight arrow;
 * everything else goes around in lanes beside the boxes.
 */
export interface Group {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly { readonly box: Box; readonly at: Point }[];
  readonly arrows: readonly Arrow[];
  /** The dot it begins at. */
  readonly begin: Point | null;
  /** Where it is over. */
  readonly end: { readonly at: Point; readonly width: number; readonly height: number; readonly text: string } | null;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Arrow {
  readonly points: readonly Point[];
  /** Decided by a rule, so not always taken. */
  readonly isDashed: boolean;
  readonly isQuiet: boolean;
}

interface Way {
  readonly from: number;
  readonly to: number;
  readonly isDashed: boolean;
}

const LANE = 13;

export function stack(unordered: readonly Box[], parent: FlowLevel['level'] | 'game'): Group {
  // the reader begins where the flow begins
  const boxes = [...unordered.filter((box) => box.level.isStart), ...unordered.filter((box) => !box.level.isStart)];
  const isRow = parent === 'phase';
  const along = (box: Box): number => (isRow ? box.width : box.height);
  const across = Math.max(...boxes.map((box) => (isRow ? box.height : box.width)));
  for (const box of boxes) {
    if (isRow) box.height = across;
    else box.width = across;
  }
  const point = (a: number, b: number): Point => (isRow ? { x: a, y: b } : { x: b, y: a });
  // a segment has one turn and a turn is no place to come from
  if (parent === 'segment') {
    const [box] = boxes;
    return {
      width: box.width,
      height: box.height,
      boxes: [{ box, at: point(0, 0) }],
      arrows: [],
      begin: null,
      end: null,
    };
  }

  const ways = waysBetween(boxes);
  const hasEnd = ways.some((way) => way.to === boxes.length);
  const hasBegin = boxes.some((box) => box.level.isStart);
  const isLoop = parent === 'turn' && hasEnd && hasBegin;
  const gap = isRow ? 30 : 32;
  const near = isLoop ? 22 : 0;
  const middle = near + across / 2;

  const starts: number[] = [];
  let a = hasBegin ? 32 : 0;
  for (const box of boxes) {
    starts.push(a);
    a += along(box) + gap;
  }
  const endText = isRow ? '' : END_TEXT[boxes[0].level.level];
  const endLength = isRow ? 16 : 26;
  const endAcross = isRow ? 16 : textWidth(endText, 12) + 34;
  starts.push(a);
  const length = hasEnd ? a + endLength : a - gap;

  const far = near + across;
  const arrows: Arrow[] = [];
  const add = (isDashed: boolean, isQuiet: boolean, ...points: [number, number][]): void => {
    arrows.push({ points: points.map(([pa, pb]) => point(pa, pb)), isDashed, isQuiet });
  };
  if (hasBegin) add(false, false, [10, middle], [starts[0], middle]);
  for (const { from, to, isDashed } of ways.filter(isStraight)) {
    add(isDashed, false, [starts[from] + along(boxes[from]), middle], [starts[to], middle]);
  }
  const around = inLanes(ways.filter((way) => !isStraight(way)));
  const outs = new Map<number, number>();
  const ins = new Map<number, number>();
  for (const { way, lane } of around.ways) {
    const out = take(outs, way.from);
    const into = take(ins, way.to);
    const leaves = starts[way.from] + along(boxes[way.from]) - 14 - out * 9;
    const isEnd = way.to === boxes.length;
    const arrives = isEnd ? starts[way.to] + endLength / 2 : starts[way.to] + 14 + into * 9;
    const side = isEnd ? middle + endAcross / 2 : far;
    const b = far + 12 + lane * LANE;
    add(way.isDashed, false, [leaves, far], [leaves, b], [arrives, b], [arrives, side]);
  }
  if (isLoop) {
    const low = starts[boxes.length] + endLength / 2;
    add(false, true, [low, middle - endAcross / 2], [low, 8], [10, 8], [10, middle - 7]);
  }
  const wide = far + (around.count === 0 ? 0 : 12 + around.count * LANE);
  return {
    width: isRow ? length : wide,
    height: isRow ? wide : length,
    boxes: boxes.map((box, i) => ({ box, at: point(starts[i], near) })),
    arrows,
    begin: hasBegin ? point(10, middle) : null,
    end: hasEnd
      ? {
          at: point(starts[boxes.length], middle - endAcross / 2),
          width: isRow ? endLength : endAcross,
          height: isRow ? endAcross : endLength,
          text: endText,
        }
      : null,
  };
}

/** Every `next` as a way from one place to another; the place after the last box is the end. */
function waysBetween(boxes: readonly Box[]): Way[] {
  return boxes.flatMap(({ level }, from) => {
    const isDashed = level.next.rule !== null;
    const to = level.next.to.map((name) => boxes.findIndex((box) => box.level.name === name));
    if (level.next.ends || to.length === 0) to.push(boxes.length);
    return to.map((place) => ({ from, to: place, isDashed }));
  });
}

const isStraight = ({ from, to }: Way): boolean => to === from + 1;

function take(counts: Map<number, number>, key: number): number {
  const count = counts.get(key) ?? 0;
  counts.set(key, count + 1);
  return count;
}

/** Short ways in the inner lanes; ways that do not meet share one. */
function inLanes(ways: readonly Way[]): { ways: { way: Way; lane: number }[]; count: number } {
  const lanes: Way[][] = [];
  const low = (way: Way): number => Math.min(way.from, way.to);
  const high = (way: Way): number => Math.max(way.from, way.to);
  const placed = [...ways]
    .sort((a, b) => high(a) - low(a) - (high(b) - low(b)))
    .map((way) => {
      let lane = lanes.findIndex((others) => others.every((other) => high(other) < low(way) || high(way) < low(other)));
      if (lane < 0) lane = lanes.push([]) - 1;
      lanes[lane].push(way);
      return { way, lane };
    });
  return { ways: placed, count: lanes.length };
}
