import { Component, type RefObject, useEffect } from 'react';

/** Cards go from where they were to where they are. */

const DURATION = 220;
const EASING = 'cubic-bezier(.2,.8,.2,1)';
/** From so many pixels on a card goes over others. */
const FAR = 80;
/** How far its way bends. */
const ARC = 24;
/** With more than this at once it is no movement any more, only unrest. */
const MOST = 12;

interface FlipProps {
  readonly root: RefObject<HTMLElement | null>;
  /** The last step, and how much of it is drawn: with another one cards move. */
  readonly step: string;
  /** What lies where: by player, and between them under `''`. Cards are looked for only where that is another thing than before. */
  readonly parts: ReadonlyMap<string, unknown>;
}

type Rects = ReadonlyMap<string, DOMRect>;

/**
 * Moves the cards of a table whenever `step` is another one. A class, because only a class is asked before anything is changed:
 * where cards are is then known without laying the page out once more.
 */
export class Flip extends Component<FlipProps> {
  readonly #moving = new Map<HTMLElement, Animation>();

  override getSnapshotBeforeUpdate({ step, parts }: FlipProps): Rects | null {
    const root = this.props.root.current;
    const places = changedPlaces(parts, this.props.parts);
    if (step === this.props.step || places.size === 0 || root === null || isStill(root)) return null;
    return rectsOf(cardsIn(root, places));
  }

  override componentDidUpdate({ parts }: FlipProps, _state: unknown, before: Rects | null): void {
    const root = this.props.root.current;
    if (root === null || before === null) return;
    // whatever is still on its way goes on from where it is
    this.#stop();
    const cards = cardsIn(root, changedPlaces(parts, this.props.parts));
    const after = rectsOf(cards);
    const moved = [...after].filter(([id, rect]) => isElsewhere(before.get(id), rect));
    const far = moved.filter(([id, rect]) => isFar(before.get(id), rect));
    if (far.length > MOST) return;
    // a row that only moves up jumps to its place where many would stir
    for (const [id, rect] of moved.length > MOST ? far : moved) {
      const card = cards.get(id);
      if (card !== undefined) this.#begin(card, before.get(id), rect);
    }
  }

  override componentWillUnmount(): void {
    this.#stop();
  }

  #stop(): void {
    for (const [card, animation] of this.#moving) {
      animation.cancel();
      card.style.zIndex = '';
    }
    this.#moving.clear();
  }

  #begin(card: HTMLElement, from: DOMRect | undefined, to: DOMRect): void {
    const animation = card.animate(from === undefined ? appearing : movingFrom(from, to), {
      duration: DURATION,
      easing: EASING,
    });
    // over all others, but not as a part of the movement: that would be drawn anew frame by frame
    if (isFar(from, to)) card.style.zIndex = '6';
    this.#moving.set(card, animation);
    animation.addEventListener('finish', () => {
      if (this.#moving.get(card) !== animation) return;
      card.style.zIndex = '';
      this.#moving.delete(card);
    });
  }

  override render(): null {
    return null;
  }
}

/** Where cards may have moved. */
const changedPlaces = (before: FlipProps['parts'], now: FlipProps['parts']): ReadonlySet<string> =>
  new Set([...now].filter(([key, part]) => before.get(key) !== part).map(([key]) => key));

/** By classes, which a browser keeps lists of: a selector would look at every element of the table. */
function cardsIn(root: HTMLElement, places: ReadonlySet<string>): ReadonlyMap<string, HTMLElement> {
  const cards = new Map<string, HTMLElement>();
  for (const name of ['cl-card', 'cl-chip']) {
    for (const card of root.getElementsByClassName(name) as HTMLCollectionOf<HTMLElement>) {
      const { card: id } = card.dataset;
      if (id !== undefined && !cards.has(id) && places.has(placeOf(card))) cards.set(id, card);
    }
  }
  return cards;
}

const placeOf = (card: HTMLElement): string =>
  card.closest<HTMLElement>('[data-player], .cl-middle')?.dataset.player ?? '';

function rectsOf(cards: ReadonlyMap<string, HTMLElement>): Rects {
  const rects = new Map<string, DOMRect>();
  for (const [id, card] of cards) {
    const rect = card.getBoundingClientRect();
    if (rect.width > 0) rects.set(id, rect);
  }
  return rects;
}

/** Whoever wants no movement says so to the system, or the page says it with `data-motion`. */
const isStill = (element: HTMLElement): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || element.closest('[data-motion="off"]') !== null;

/** Whoever goes on while cards still move sees them at their places at once. */
export function useSkipping(root: RefObject<HTMLElement | null>): void {
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

/** Also what was not there before. */
const isFar = (from: DOMRect | undefined, to: DOMRect): boolean =>
  from === undefined || Math.hypot(from.x - to.x, from.y - to.y) > FAR;

function movingFrom(from: DOMRect, to: DOMRect): Keyframe[] {
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  const scale = to.width === 0 ? 1 : from.width / to.width;
  return [
    { translate: `${dx}px ${dy}px`, scale: String(scale) },
    ...(isFar(from, to) ? [{ translate: `${dx * 0.4}px ${dy * 0.4 - ARC}px`, offset: 0.5 }] : []),
    { translate: '0 0', scale: '1' },
  ];
}

const appearing: Keyframe[] = [
  { opacity: 0, translate: '0 -12px' },
  { opacity: 1, translate: '0 0' },
];
