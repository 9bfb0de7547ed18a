/** Which cards move when a step is drawn, and how. */

/** Where the middle of a card is, and how wide it lies there: a card that is only turned goes nowhere. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** By the numbers of the cards. */
export type Spots = ReadonlyMap<string, Spot>;

interface Move {
  readonly id: string;
  /** Undefined if it lay nowhere. */
  readonly from: Spot | undefined;
  readonly to: Spot;
}

/** From so many pixels on a card goes over others. */
const FAR = 80;
/** How far its way bends. */
const ARC = 24;
/** With more than this at once it is no movement any more, only unrest. */
const MOST = 12;
/** Of a row that moves up so many glide; where it is more, they jump: every one of them would be a part of every frame. */
const MOST_STIR = 4;

export function movesOf(before: Spots, after: Spots): readonly Move[] {
  const moved = [...after]
    .map(([id, to]): Move => ({ id, from: before.get(id), to }))
    .filter(({ from, to }) => isElsewhere(from, to));
  const far = moved.filter(({ from, to }) => isFar(from, to));
  if (far.length > MOST) return [];
  return moved.length - far.length > MOST_STIR ? far : moved;
}

const isElsewhere = (from: Spot | undefined, to: Spot): boolean =>
  from === undefined || Math.abs(from.x - to.x) > 2 || Math.abs(from.y - to.y) > 2;

/** Also what was not there before. */
export const isFar = (from: Spot | undefined, to: Spot): boolean =>
  from === undefined || Math.hypot(from.x - to.x, from.y - to.y) > FAR;

/** Straight where it is near, along an arc where it is far; what was not there comes from above. */
export function wayOf(from: Spot | undefined, to: Spot): Keyframe[] {
  if (from === undefined) return APPEARING;
  const dx = from.x - to.x;
  const dy = from.y - to.y;
  const scale = to.width === 0 ? 1 : from.width / to.width;
  return [
    { translate: `${dx}px ${dy}px`, scale: String(scale) },
    ...(isFar(from, to) ? [{ translate: `${dx * 0.4}px ${dy * 0.4 - ARC}px`, offset: 0.5 }] : []),
    { translate: '0 0', scale: '1' },
  ];
}

const APPEARING: Keyframe[] = [
  { opacity: 0, translate: '0 -12px' },
  { opacity: 1, translate: '0 0' },
];
