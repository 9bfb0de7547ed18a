/** Changes as often as something can be drawn: what comes in a rush is drawn once, and all that concerns it together. */

type Subscribe = (listener: () => void) => () => void;

/** What moves is drawn at once; what is read may come a frame later, so that no frame has to do it all. */
export type Urgency = 'now' | 'later';

/** Nothing is drawn where nobody looks, and other things than pictures may wait for the change there. */
const isDrawn = (): boolean => typeof requestAnimationFrame === 'function' && !document.hidden;

class Frames {
  readonly #waiting = new Set<() => void>();
  #isAsked = false;

  constructor(private readonly urgency: Urgency) {}

  ask(run: () => void): void {
    this.#waiting.add(run);
    if (this.#isAsked) return;
    this.#isAsked = true;
    const flush = (): void => this.#flush();
    if (!isDrawn()) queueMicrotask(flush);
    else if (this.urgency === 'now') requestAnimationFrame(flush);
    else requestAnimationFrame(() => void requestAnimationFrame(flush));
  }

  drop(run: () => void): void {
    this.#waiting.delete(run);
  }

  #flush(): void {
    this.#isAsked = false;
    const all = [...this.#waiting];
    this.#waiting.clear();
    for (const run of all) run();
  }
}

const frames: Readonly<Record<Urgency, Frames>> = { now: new Frames('now'), later: new Frames('later') };
const known: Readonly<Record<Urgency, WeakMap<Subscribe, Subscribe>>> = { now: new WeakMap(), later: new WeakMap() };

/** The same source, whose listeners hear of changes before the next frame, or the one after. */
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
