import { useEffect, useState, useSyncExternalStore } from 'react';
import { inTurn, type Rank } from './frame-line.ts';

/**
 * Which cards lie where, and what glows, is drawn at once. What stands on them, and how large they are, follows, some a frame: a
 * step that changes many at once, as when everything is turned back, would else keep moving cards waiting.
 */
class Pace {
  readonly #waiting = new Set<Held<unknown>>();

  constructor(
    private readonly rank: Rank,
    /** So many a frame. */
    private readonly most: number,
  ) {}

  ask(held: Held<unknown>): void {
    this.#waiting.add(held);
    inTurn(this.#showSome, this.rank);
  }

  drop(held: Held<unknown>): void {
    this.#waiting.delete(held);
  }

  readonly #showSome = (): void => {
    for (const held of [...this.#waiting].slice(0, this.most)) {
      this.#waiting.delete(held);
      held.show();
    }
    if (this.#waiting.size > 0) inTurn(this.#showSome, this.rank);
  };
}

const PACES = { line: new Pace('side', 1), face: new Pace('face', 3) };

/** What is shown, and what is to be. */
class Held<T> {
  #listener: (() => void) | null = null;
  #next: T;

  constructor(
    public shown: T,
    private readonly pace: Pace,
  ) {
    this.#next = shown;
  }

  offer(next: T, isSame: (a: T, b: T) => boolean): void {
    this.#next = next;
    if (isSame(next, this.shown)) this.pace.drop(this as Held<unknown>);
    else this.pace.ask(this as Held<unknown>);
  }

  show(): void {
    this.shown = this.#next;
    this.#listener?.();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listener = listener;
    return () => {
      this.#listener = null;
      this.pace.drop(this as Held<unknown>);
    };
  };

  readonly read = (): T => this.shown;
}

/** The value, at first at once, later when it is its turn: of faces some are drawn a frame, of lines of cards one. */
export function usePaced<T>(value: T, pace: keyof typeof PACES, isSame: (a: T, b: T) => boolean): T {
  const [held] = useState(() => new Held(value, PACES[pace]));
  useEffect(() => held.offer(value, isSame), [held, value, isSame]);
  return useSyncExternalStore(held.subscribe, held.read, held.read);
}
