import { inTurn, noLonger } from './frame-line.ts';

/**
 * Which cards lie where, and what glows, is drawn at once. What stands on them follows, one a frame, those first that are new: a
 * step that changes many at once, as when everything is turned back, would else keep moving cards waiting. Where very many wait,
 * as when somebody jumps to another place of a replay, more come at once.
 */
export class Pace {
  readonly #waiting = new Set<() => void>();

  constructor(
    private readonly rank: 'newcomer' | 'face',
    /** Of so many that wait one comes a frame. */
    private readonly among: number,
  ) {}

  ask(show: () => void): void {
    this.#waiting.add(show);
    inTurn(this.#showSome, this.rank);
  }

  drop(show: () => void): void {
    this.#waiting.delete(show);
    if (this.#waiting.size === 0) noLonger(this.#showSome);
  }

  readonly #showSome = (): void => {
    const count = Math.max(1, Math.floor(this.#waiting.size / this.among));
    for (const show of [...this.#waiting].slice(0, count)) {
      this.#waiting.delete(show);
      show();
    }
    if (this.#waiting.size > 0) inTurn(this.#showSome, this.rank);
  };
}
