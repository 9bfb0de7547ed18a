/** Where a menu stands on a table, in its pixels. */
export interface MenuPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly maxHeight: number;
  /** There is less room than it needs. */
  readonly isCut: boolean;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const WIDTH = 372;
/** Narrower than this its words and dice have no room. */
const LEAST = 240;
/** Below this, each thing stands in a line of its own. */
export const NARROW = 330;
const GAP = 14;
/** As much as this is hidden rather than going a pixel further away. */
const FAR = 60;
/** What would be cut off from the menu itself matters as much as one's own cards. */
const CUT = 4;

/** What must stay in sight, and how much it matters. */
const SEEN: readonly (readonly [selector: string, weight: number])[] = [
  ['.cl-prompt', 100],
  [
    '.cl-card[data-state="target"], .cl-seat .cl-card[data-state="selected"], .cl-slot[data-state], .cl-head[data-state]',
    20,
  ],
  ['.cl-seat[data-mine] .cl-card[data-now]', 10],
  ['.cl-seat :is(.cl-card, .cl-chip)', 4],
  ['.cl-hand .cl-card', 2],
  ['.cl-head, .cl-pile', 1],
];
const OWN = '.cl-seat[data-mine] .cl-board :is(.cl-card, .cl-chip)';
const THEIRS = '.cl-others .cl-board :is(.cl-card, .cl-chip)';

/** What a menu is placed among. */
export interface Surroundings {
  readonly room: Box;
  /** The card it belongs to. */
  readonly card: Box | undefined;
  readonly isHeld: boolean;
  /** Where one's own half begins. */
  readonly half: number;
  readonly prompt: Box | undefined;
  readonly ownHead: Box | undefined;
  readonly theirHead: Box | undefined;
  readonly own: readonly Box[];
  readonly theirs: readonly Box[];
  readonly seen: readonly { readonly box: Box; readonly weight: number }[];
  heightAt(width: number): number;
}

/** Beside the card it belongs to, in one's own half, over as little as possible of what one has to see; never over the card. */
export function placeOf(menu: HTMLElement, table: Element, subject: number | null): MenuPlace {
  const boxOf = (selector: string): Box | undefined => table.querySelector(selector)?.getBoundingClientRect();
  const boxesOf = (selector: string): Box[] =>
    [...table.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const card = subject === null ? null : table.querySelector(`[data-card="${subject}"]`);
  const box = card?.getBoundingClientRect();
  const room = table.getBoundingClientRect();
  const seen = SEEN.flatMap(([selector, weight]) => boxesOf(selector).map((one) => ({ box: one, weight })));
  if (box !== undefined) seen.push({ box, weight: 100 });
  return placeAmong({
    room,
    card: box,
    isHeld: card?.closest('.cl-hand') !== null,
    half: boxOf('.cl-seat[data-mine]')?.top ?? room.top,
    prompt: boxOf('.cl-prompt'),
    ownHead: boxOf('.cl-seat[data-mine] > .cl-head'),
    theirHead: boxOf('.cl-others .cl-head'),
    own: boxesOf(OWN),
    theirs: boxesOf(THEIRS),
    seen,
    heightAt: (width) => heightAt(menu, width),
  });
}

/** How high it is if nothing of it is cut off. */
function heightAt(menu: HTMLElement, width: number): number {
  const styled = menu.style.cssText;
  const isNarrow = menu.hasAttribute('data-narrow');
  const isCut = menu.hasAttribute('data-cut');
  menu.style.cssText = `width: ${width}px`;
  menu.toggleAttribute('data-narrow', width < NARROW);
  menu.removeAttribute('data-cut');
  const height = menu.scrollHeight + 2;
  menu.style.cssText = styled;
  menu.toggleAttribute('data-narrow', isNarrow);
  menu.toggleAttribute('data-cut', isCut);
  return height;
}

/** Where least of what matters is hidden. */
export function placeAmong(among: Surroundings): MenuPlace {
  const { room, card, isHeld, half, prompt, ownHead, theirHead, own, theirs, seen } = among;
  const usual = widthBeside(own, room);
  // where it is so high that it reaches their half, it may be narrower still
  const narrower = widthBeside([...own, ...theirs], room);
  const middle = card === undefined ? (room.left + room.right) / 2 : (card.left + card.right) / 2;
  const above = (prompt?.top ?? room.bottom) - GAP / 2;
  // beside the prompt there is room down to one's own head, on the other side to the edge
  const deep = [(ownHead?.top ?? room.bottom) - GAP / 2, room.bottom - GAP].filter((bottom) => bottom > above);
  const besidePrompt = room.right - (prompt?.right ?? room.right) - 2 * GAP;
  let best: MenuPlace = { left: 0, top: 0, width: usual, maxHeight: 0, isCut: false };
  let least = Infinity;
  for (const width of new Set([usual, narrower, Math.floor(besidePrompt)])) {
    if (width < LEAST || width > usual) continue;
    // beside the cards it may be higher: there is only somebody's head above it
    const upper = width < WIDTH ? Math.min(half, (theirHead?.bottom ?? half) + GAP / 2) : half - 2 * GAP;
    const wanted = among.heightAt(width);
    const beside = card === undefined ? [] : [card.left - width - GAP, card.right + GAP];
    const lefts = [middle - width / 2, room.left + GAP, room.right - width - GAP];
    const tryAt = (left: number, bottom: number, from?: number, highest = upper): void => {
      const maxHeight = Math.max(bottom - highest, 240);
      const height = Math.min(wanted, maxHeight);
      const x = Math.min(Math.max(left, room.left + GAP), room.right - width - GAP);
      const low = bottom - height;
      const y = from === undefined ? low : Math.min(Math.max(from, half), low);
      const taken = { left: x, top: y, right: x + width, bottom: y + height };
      const hidden = seen.reduce((sum, one) => sum + one.weight * overlap(taken, one.box), 0);
      const cut = CUT * width * (wanted - height);
      const cost = hidden + cut + FAR * Math.abs(x + width / 2 - middle);
      if (cost >= least) return;
      least = cost;
      best = { left: x - room.left, top: y - room.top, width, maxHeight, isCut: wanted > maxHeight };
    };
    for (const left of lefts) tryAt(left, above);
    // rather over some of that head than cut off
    if (width < WIDTH) for (const left of lefts) tryAt(left, above, undefined, room.top + GAP);
    if (!isHeld && card !== undefined) for (const left of [...beside, ...lefts]) tryAt(left, above, card.top);
    if (!isHeld) for (const left of beside) tryAt(left, above);
    for (const bottom of deep) for (const left of lefts) tryAt(left, bottom);
    // over the other cards in hand, where there is room for it
    const inHand = room.bottom - GAP;
    if (isHeld && inHand - wanted > (prompt?.bottom ?? room.bottom)) for (const left of beside) tryAt(left, inHand);
  }
  return best;
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
