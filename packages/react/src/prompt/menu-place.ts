/** Where a menu stands on a table, in its pixels. */
export interface MenuPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly maxHeight: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const WIDTH = 372;
/** Narrower than this its words and dice have no room. */
const LEAST = 260;
const GAP = 14;
/** As much as this is hidden rather than going a pixel further away. */
const FAR = 60;

/** What must stay in sight, and how much it matters. */
const SEEN: readonly (readonly [selector: string, weight: number])[] = [
  [
    '.cl-card[data-state="target"], .cl-seat .cl-card[data-state="selected"], .cl-slot[data-state], .cl-head[data-state]',
    20,
  ],
  ['.cl-seat[data-mine] .cl-card[data-now]', 10],
  ['.cl-seat[data-mine] :is(.cl-card, .cl-chip)', 4],
  ['.cl-hand .cl-card', 2],
];
const OWN = '.cl-seat[data-mine] .cl-board :is(.cl-card, .cl-chip)';

/** Beside the card it belongs to, in one's own half, over as little as possible of what one has to see; never over the card. */
export function placeOf(menu: HTMLElement, table: Element, subject: number | null): MenuPlace {
  const room = table.getBoundingClientRect();
  const card = subject === null ? null : table.querySelector(`[data-card="${subject}"]`);
  const isHeld = card?.closest('.cl-hand') !== null;
  const box = card?.getBoundingClientRect();
  const half = table.querySelector('.cl-seat[data-mine]')?.getBoundingClientRect().top ?? room.top;
  const prompt = table.querySelector('.cl-prompt')?.getBoundingClientRect();
  const bottom = (prompt?.top ?? room.bottom) - GAP / 2;
  const own = [...table.querySelectorAll(OWN)].map((one) => one.getBoundingClientRect());
  const width = widthBeside(own, room);
  // beside the cards it may be higher: there is only somebody's head above it
  const head = table.querySelector('.cl-others .cl-head')?.getBoundingClientRect().bottom ?? half;
  const upper = width < WIDTH ? Math.min(half, head + GAP / 2) : half - 2 * GAP;
  const maxHeight = Math.max(bottom - upper, 240);
  const height = Math.min(menu.scrollHeight + 2, maxHeight);
  const seen = SEEN.flatMap(([selector, weight]) =>
    [...table.querySelectorAll(selector)].map((one) => ({ box: one.getBoundingClientRect(), weight })),
  );
  if (box !== undefined) seen.push({ box, weight: 100 });
  const low = bottom - height;
  const middle = box === undefined ? (room.left + room.right) / 2 : (box.left + box.right) / 2;
  const beside = box === undefined ? [] : [box.left - width - GAP, box.right + GAP];
  const lefts = [middle - width / 2, room.left + GAP, room.right - width - GAP];
  // over the other cards in hand, where there is room for it
  const lowest = room.bottom - height - GAP;
  const isRoomInHand = isHeld && lowest > (prompt?.bottom ?? room.bottom);
  const places = [
    ...lefts.map((left) => ({ left, top: low })),
    ...(isHeld || box === undefined
      ? []
      : [...beside, ...lefts].map((left) => ({ left, top: Math.min(Math.max(box.top, half), low) }))),
    ...(isHeld ? [] : beside.map((left) => ({ left, top: low }))),
    ...(isRoomInHand ? beside.map((left) => ({ left, top: lowest })) : []),
  ];
  let best = { left: 0, top: 0, cost: Infinity };
  for (const { left: wanted, top } of places) {
    const left = Math.min(Math.max(wanted, room.left + GAP), room.right - width - GAP);
    const taken = { left, top, right: left + width, bottom: top + height };
    const hidden = seen.reduce((sum, one) => sum + one.weight * overlap(taken, one.box), 0);
    const cost = hidden + FAR * Math.abs(left + width / 2 - middle);
    if (cost < best.cost) best = { left, top, cost };
  }
  return { left: best.left - room.left, top: best.top - room.top, width, maxHeight };
}

/** As wide as there is room beside all of one's own cards; where that is too little, some are hidden anyway. */
export function widthBeside(own: readonly Box[], room: Box): number {
  const left = Math.min(...own.map((box) => box.left)) - room.left;
  const right = room.right - Math.max(...own.map((box) => box.right));
  const free = Math.floor(Math.max(left, right) - 2 * GAP);
  return free < LEAST ? WIDTH : Math.min(WIDTH, free);
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
