import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Cards go from where they were to where they are. */

const DURATION = 220;
const EASING = 'cubic-bezier(.2,.8,.2,1)';
/** How far the way bends. */
const ARC = 24;
/** With more than this at once it is no movement any more, only unrest. */
const MOST = 24;

interface Seen {
  readonly card: HTMLElement;
  readonly rect: DOMRect;
}
type Rects = ReadonlyMap<string, Seen>;

function rectsIn(root: HTMLElement): Rects {
  const rects = new Map<string, Seen>();
  for (const card of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const rect = card.getBoundingClientRect();
    const { card: id = '' } = card.dataset;
    if (rect.width > 0 && !rects.has(id)) rects.set(id, { card, rect });
  }
  return rects;
}

/** Moves the cards of a table whenever `seq` is another one. */
export function useFlip(root: RefObject<HTMLElement | null>, seq: number): void {
  useSkipping(root);
  const before = useRef<{ readonly seq: number; readonly rects: Rects } | null>(null);
  // no dependencies: the places before a step are those after whatever was drawn last
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const rects = rectsIn(element);
    const last = before.current;
    before.current = { seq, rects };
    if (last === null || last.seq === seq || isStill(element)) return;
    const moved = [...rects].filter(([id, { rect }]) => isElsewhere(last.rects.get(id)?.rect, rect));
    if (moved.length > MOST) return;
    for (const [id, { card, rect }] of moved) {
      const from = last.rects.get(id)?.rect;
      if (from === undefined) appear(card);
      else move(card, from, rect);
    }
  });
}

/** Whoever wants no movement says so to the system, or the page says it with `data-motion`. */
const isStill = (element: HTMLElement): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || element.closest('[data-motion="off"]') !== null;

/** Whoever goes on while cards still move sees them at their places at once. */
function useSkipping(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const skip = (): void => {
      for (const animation of root.current?.getAnimations({ subtree: true }) ?? []) {
        if (!(animation instanceof CSSTransition)) animation.finish();
      }
    };
    addEventListener('keydown', skip, { capture: true });
    addEventListener('pointerdown', skip, { capture: true });
    return () => {
      removeEventListener('keydown', skip, { capture: true });
      removeEventListener('pointerdown', skip, { capture: true });
    };
  }, [root]);
}

const isElsewhere = (from: DOMRect | undefined, to: DOMRect): boolean =>
  from === undefined || Math.abs(from.x - to.x) > 2 || Math.abs(from.y - to.y) > 2;

function move(card: HTMLElement, from: DOMRect, to: DOMRect): void {
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  const far = Math.hypot(dx, dy) > 80;
  const scale = to.width === 0 ? 1 : from.width / to.width;
  card.animate(
    [
      { translate: `${dx}px ${dy}px`, scale: String(scale), zIndex: 6 },
      ...(far ? [{ translate: `${dx * 0.4}px ${dy * 0.4 - ARC}px`, offset: 0.5, zIndex: 6 }] : []),
      { translate: '0 0', scale: '1', zIndex: 6 },
    ],
    { duration: DURATION, easing: EASING },
  );
}

const appear = (card: HTMLElement): void => {
  card.animate(
    [
      { opacity: 0, translate: '0 -12px' },
      { opacity: 1, translate: '0 0' },
    ],
    {
      duration: DURATION,
      easing: EASING,
    },
  );
};
