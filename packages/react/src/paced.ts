import { useCallback, useEffect, useRef } from 'react';
import { inTurn, type Rank } from './frame-line.ts';
import { useInstant } from './use-instant.ts';

/**
 * Which cards lie where, and what glows, is drawn at once. What stands on them, and how large they are, follows, some a frame: a
 * step that changes many at once, as when everything is turned back, would else keep moving cards waiting.
 */
class Pace {
  readonly #waiting = new Set<() => void>();

  constructor(
    private readonly rank: Rank,
    /** So many a frame. */
    private readonly most: number,
  ) {}

  ask(show: () => void): void {
    this.#waiting.add(show);
    inTurn(this.#showSome, this.rank);
  }

  drop(show: () => void): void {
    this.#waiting.delete(show);
  }

  readonly #showSome = (): void => {
    for (const show of [...this.#waiting].slice(0, this.most)) {
      this.#waiting.delete(show);
      show();
    }
    if (this.#waiting.size > 0) inTurn(this.#showSome, this.rank);
  };
}

const PACES = { line: new Pace('side', 1), face: new Pace('face', 3) };

/** The value, at first at once, later when it is its turn: of faces some are drawn a frame, of lines of cards one. */
export function usePaced<T>(value: T, pace: keyof typeof PACES, isSame: (a: T, b: T) => boolean): T {
  const [shown, setShown] = useInstant(value);
  const next = useRef(value);
  const show = useCallback(() => setShown(() => next.current), [setShown]);
  useEffect(() => {
    next.current = value;
    if (isSame(value, shown)) PACES[pace].drop(show);
    else PACES[pace].ask(show);
  }, [value, shown, show, pace, isSame]);
  useEffect(() => () => PACES[pace].drop(show), [show, pace]);
  return shown;
}
