const FIGHT = '.cl-clash';
const ASKED =
  ':is(.cl-board, .cl-shared) :is([data-state="target"], [data-state="can"]), .cl-head[data-state], .cl-opponents > [data-state]';
const GOES_ON = '.cl-board [data-now]';
const HELD = '.cl-hand > :is([data-state="selected"], [data-state="target"], [data-state="can"])';
/** What stays at the bottom where little does. */
const STAYS = '.cl-band, .cl-prompt';
const CHOOSABLE = '.cl-hand > :is([data-state="target"], [data-state="can"])';
/** So much of a hand has its titles and costs. */
const TITLES = 76;
/** What sticks to the top, and a little air. */
const TOP = 52;
const AIR = 8;
/** What people do to go somewhere. */
const MEANT = ['pointerdown', 'keydown', 'wheel'] as const;
/** Milliseconds in which all of a step is drawn. */
const DRAWN = 250;

/** What a question is about comes into sight, at once and when all of it is drawn; gives what calls that off. */
export function followQuestion(table: HTMLElement): () => void {
  look(table);
  return onceDrawn(() => look(table));
}

/** Whoever has the turn comes into sight once that is drawn; gives what calls that off. */
export const followTurn = (table: HTMLElement): (() => void) => onceDrawn(() => lookAtTurn(table));

/** Not everything is drawn at once; whoever goes somewhere meanwhile is not called back. */
function onceDrawn(then: () => void): () => void {
  const timer = setTimeout(then, DRAWN);
  const stop = (): void => {
    clearTimeout(timer);
    for (const type of MEANT) removeEventListener(type, stop, { capture: true });
  };
  for (const type of MEANT) addEventListener(type, stop, { capture: true });
  return stop;
}

const spanOf = (element: Element): DOMRect => element.getBoundingClientRect();

/** Where what is looked at may stand: `over` is what stays at the bottom where hardly anything does, and the hand scrolls as well. */
function roomIn(table: HTMLElement) {
  const dock = table.querySelector('.cl-dock')?.getBoundingClientRect();
  const isLow = dock === undefined || dock.height === 0;
  const stays = isLow ? [...table.querySelectorAll(STAYS)] : [];
  return {
    isLow,
    over: stays.reduce((sum, one) => sum + spanOf(one).height, 0),
    bottom: (isLow ? innerHeight : dock.top) - AIR,
  };
}

function look(table: HTMLElement): void {
  const all = (selector: string): Element[] => [...table.querySelectorAll(selector)];
  const others = table.querySelector('.cl-others');
  if (others !== null && others.scrollWidth > others.clientWidth) bring(others, all);
  bringHeld(all(HELD));
  const { isLow, over, bottom } = roomIn(table);
  const seen = (elements: Element[]): Span[] =>
    elements
      .map(spanOf)
      .filter(({ left, right }) => left < innerWidth && right > 0)
      .map((box) => ({ top: box.top, bottom: box.bottom + over }));
  // whoever sees nothing of their hand does not know that they can choose from it
  const hand = isLow ? all(CHOOSABLE)[0]?.parentElement?.getBoundingClientRect() : undefined;
  const titles = hand === undefined ? [] : [{ top: hand.top, bottom: hand.top + TITLES }];
  const asked = all(ASKED);
  // what goes on is what it is about: it matters more than all that could be chosen
  const wanted = [
    ...seen(all(FIGHT)),
    ...titles,
    ...seen([...asked.slice(0, 1), ...all(GOES_ON), ...asked]),
    ...(hand === undefined ? [] : [hand]),
  ];
  const by = shift(wanted, TOP, bottom);
  if (by !== 0) scrollBy(0, by);
}

/** Where one's own side fills the screen, whoever has the turn now comes into sight unless something is asked. */
function lookAtTurn(table: HTMLElement): void {
  const { isLow, over, bottom } = roomIn(table);
  const seat = table.querySelector('.cl-others > .cl-seat[data-turn]');
  if (!isLow || seat === null || table.querySelector(`${FIGHT}, .cl-prompt[data-asked]`) !== null) return;
  const box = spanOf(seat);
  scrollBy(0, shift([{ top: box.top, bottom: box.bottom + over }], TOP, bottom));
}

function bring(row: Element, all: (selector: string) => Element[]): void {
  const { left, right } = row.getBoundingClientRect();
  const seats = [ASKED, GOES_ON, '.cl-seat[data-turn]']
    .map((selector) => all(selector).flatMap((one) => (row.contains(one) ? [one.closest('.cl-seat')] : [])))
    .find((some) => some.length > 0);
  const boxes = seats?.map((seat) => seat?.getBoundingClientRect());
  if (boxes === undefined || boxes.some((box) => box !== undefined && box.left >= left && box.right <= right)) return;
  row.scrollLeft += (boxes[0]?.left ?? left) - left - AIR;
}

/** Whoever sees no card that glows thinks that there is none. */
function bringHeld([first, ...rest]: Element[]): void {
  const hand = first?.parentElement;
  if (hand === null || hand === undefined || hand.scrollWidth <= hand.clientWidth) return;
  const { left, right } = hand.getBoundingClientRect();
  const isSeen = (one: Element): boolean => {
    const box = one.getBoundingClientRect();
    return box.left >= left && box.left + box.width / 2 <= right;
  };
  if ([first, ...rest].some(isSeen)) return;
  hand.scrollLeft += first.getBoundingClientRect().left - (left + right) / 2;
}

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** How far to scroll so that as many of these as fit stand between top and bottom, the first before all others. */
export function shift(boxes: readonly Span[], top: number, bottom: number): number {
  const [first, ...rest] = boxes;
  if (first === undefined) return 0;
  const seen = rest.reduce<Span>((span, box) => {
    const both = { top: Math.min(span.top, box.top), bottom: Math.max(span.bottom, box.bottom) };
    return both.bottom - both.top <= bottom - top ? both : span;
  }, first);
  if (seen.top < top) return seen.top - top;
  // what is higher than the room is seen from its top on
  return Math.max(0, Math.min(seen.bottom - bottom, seen.top - top));
}
