import { Component, type RefObject } from 'react';
import { isFar, movesOf, type Spot, type Spots, wayOf } from './moves-of.ts';

/** Cards go from where they were to where they are. */

const DURATION = 220;
const EASING = 'cubic-bezier(.2,.8,.2,1)';

export interface FlipProps {
  readonly root: RefObject<HTMLElement | null>;
  /** The last step, and how much of it is drawn: with another one cards move. */
  readonly step: string;
  /** What lies where: by player, and between them under `''`. Cards are looked for only where that is another thing than before. */
  readonly parts: ReadonlyMap<string, readonly unknown[]>;
}

/**
 * Moves the cards of a table whenever `step` is another one. A class, because only a class is asked before anything is changed:
 * where cards are is then known without laying the page out once more.
 */
export class Flip extends Component<FlipProps> {
  readonly #moving = new Map<HTMLElement, Animation>();
  /** Where cards were that lie nowhere now: their new place may be drawn in one of the next frames. */
  #gone: Spots = new Map();
  #goneAt = 0;

  override getSnapshotBeforeUpdate({ step, parts }: FlipProps): Seen | null {
    const root = this.props.root.current;
    const places = changedPlaces(parts, this.props.parts);
    if (step === this.props.step || places.size === 0 || root === null || isStill(root)) return null;
    const cards = cardsIn(root, places);
    const spots = spotsOf(cards);
    return { spots, at: new Map([...cards].map(([id, card]) => [card, spots.get(id)])) };
  }

  override componentDidUpdate({ parts }: FlipProps, _state: unknown, seen: Seen | null): void {
    const root = this.props.root.current;
    if (root === null || seen === null) return;
    const places = changedPlaces(parts, this.props.parts);
    const cards = cardsIn(root, places);
    // whatever is still on its way goes on from where it is
    for (const card of cards.values()) this.#stop(card);
    const after = spotsOf(cards);
    const before = new Map([...this.#lately(), ...seen.spots]);
    // of a pile another card may be drawn now, where it lay before
    for (const [id, card] of cards) {
      const spot = seen.at.get(card);
      if (spot !== undefined && !before.has(id)) before.set(id, spot);
    }
    // where another side is drawn later, what came from there still lies there
    const missing = [...after.keys()].filter((id) => !before.has(id));
    if (missing.length > 0) {
      const elsewhere = cardsIn(root, new Set([...parts.keys()].filter((key) => !places.has(key))));
      const found = missing.map((id) => [id, elsewhere.get(id)] as const);
      for (const [id, spot] of spotsOf(new Map(found.filter(isThere)))) before.set(id, spot);
    }
    this.#gone = new Map([...before].filter(([id]) => !after.has(id)));
    this.#goneAt = performance.now();
    for (const { id, from, to } of movesOf(before, after)) {
      const card = cards.get(id);
      if (card !== undefined) this.#begin(card, from, to);
    }
  }

  override componentWillUnmount(): void {
    for (const card of this.#moving.keys()) this.#stop(card);
  }

  #lately(): Spots {
    return performance.now() - this.#goneAt < DURATION ? this.#gone : new Map();
  }

  #stop(card: HTMLElement): void {
    this.#moving.get(card)?.cancel();
    if (this.#moving.delete(card)) card.style.zIndex = '';
  }

  #begin(card: HTMLElement, from: Spot | undefined, to: Spot): void {
    const animation = card.animate(wayOf(from, to), {
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

interface Seen {
  readonly spots: Spots;
  readonly at: ReadonlyMap<HTMLElement, Spot | undefined>;
}

const isThere = (one: readonly [string, HTMLElement | undefined]): one is readonly [string, HTMLElement] =>
  one[1] !== undefined;

/** Where cards may have moved. */
const changedPlaces = (before: FlipProps['parts'], now: FlipProps['parts']): ReadonlySet<string> =>
  new Set(
    [...now].filter(([key, parts]) => parts.some((part, i) => before.get(key)?.[i] !== part)).map(([key]) => key),
  );

/** Where cards lie: what a player has on the table and in hand, and what lies between them. */
const PLACES = ['cl-board', 'cl-hand', 'cl-middle'];

function cardsIn(root: HTMLElement, places: ReadonlySet<string>): ReadonlyMap<string, HTMLElement> {
  const cards = new Map<string, HTMLElement>();
  for (const place of PLACES.flatMap((name) => byClass(root, name))) {
    if (!places.has(place.dataset.player ?? '')) continue;
    for (const card of [...byClass(place, 'cl-card'), ...byClass(place, 'cl-chip')]) {
      const { card: id } = card.dataset;
      if (id !== undefined && !cards.has(id)) cards.set(id, card);
    }
  }
  return cards;
}

/** A browser keeps lists of these: for a selector it would look at every element of the table. */
const byClass = (within: HTMLElement, name: string): readonly HTMLElement[] => [
  ...(within.getElementsByClassName(name) as HTMLCollectionOf<HTMLElement>),
];

function spotsOf(cards: ReadonlyMap<string, HTMLElement>): Spots {
  const spots = new Map<string, Spot>();
  for (const [id, card] of cards) {
    const { x, y, width, height } = card.getBoundingClientRect();
    if (width > 0) spots.set(id, { x: x + width / 2, y: y + height / 2, width: card.offsetWidth });
  }
  return spots;
}

/** Whoever wants no movement says so to the system, or the page says it with `data-motion`. */
function isStill(element: HTMLElement): boolean {
  stillness ??= matchMedia('(prefers-reduced-motion: reduce)');
  return stillness.matches || element.closest('[data-motion="off"]') !== null;
}

let stillness: MediaQueryList | undefined;
