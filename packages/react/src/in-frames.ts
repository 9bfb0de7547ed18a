import { inTurn, noLonger } from './frame-line.ts';

/** Changes as often as something can be drawn: what comes in a rush is drawn once, and all that concerns it together. */

type Subscribe = (listener: () => void) => () => void;

/** What lies on the table is drawn soon; what is read may come later. */
export type Urgency = 'now' | 'later';

class Frames {
  readonly #waiting = new Set<() => void>();

  constructor(private readonly urgency: Urgency) {}

  ask(run: () => void): void {
    this.#waiting.add(run);
    // to hear of a step and to make its records is work enough for the next frame
    if (this.urgency === 'now') inTurn(this.#flush, 'table', 1);
    else inTurn(this.#flush, 'text', 2);
  }

  drop(run: () => void): void {
    this.#waiting.delete(run);
    if (this.#waiting.size === 0) noLonger(this.#flush);
  }

  readonly #flush = (): void => {
    const all = [...this.#waiting];
    this.#waiting.clear();
    for (const run of all) run();
  };
}

const frames: Readonly<Record<Urgency, Frames>> = { now: new Frames('now'), later: new Frames('later') };
const known: Readonly<Record<Urgency, WeakMap<Subscribe, Subscribe>>> = { now: new WeakMap(), later: new WeakMap() };

/** The same source, whose listeners hear of changes when it is their turn to be drawn. */
export function inFrames(subscribe: Subscribe, urgency: Urgency = 'now'): Subscribe {
  const made = known[urgency].get(subscribe);
  if (made !== undefined) return made;
  const framed: Subscribe = (listener) => {
    const own = (): void => listener();
    const stop = subscribe(() => frames[urgency].ask(own));
    return () => {
      frames[urgency].drop(own);
      stop();
    };
  };
  known[urgency].set(subscribe, framed);
  return framed;
}
