import type { Entry } from '@cardloom/host';

/** A table that was put away while its clocks run on. */
export interface Sleeping {
  readonly epoch: number;
  /** When it was put away: how the clocks stood then is stored. */
  readonly since: number;
  /** When it must be loaded: something is due. */
  readonly wakeAt: number;
  /** How the clocks stand at a later moment. */
  readonly standing: (now: number) => Entry;
}

/** If it could not be loaded when something was due. */
const AGAIN_MS = 60_000;
/** Longer ones would fire at once. */
const LONGEST_TIMER = 0x7fffffff;

/** Tables of which nothing is kept but when they must be loaded again, and how their clocks stand. */
export class Asleep {
  readonly #sleeping = new Map<string, Sleeping>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #wake: (id: string) => Promise<void>;
  readonly #now: () => number;

  constructor(now: () => number, wake: (id: string) => Promise<void>) {
    this.#now = now;
    this.#wake = wake;
  }

  get count(): number {
    return this.#sleeping.size;
  }

  has(id: string): boolean {
    return this.#sleeping.has(id);
  }

  add(id: string, sleeping: Sleeping): void {
    this.#sleeping.set(id, sleeping);
    this.#setTimer(id, sleeping.wakeAt - this.#now());
  }

  /** It is loaded, or gone. */
  take(id: string): Sleeping | undefined {
    const sleeping = this.#sleeping.get(id);
    this.#sleeping.delete(id);
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    return sleeping;
  }

  takeAll(): readonly (readonly [id: string, sleeping: Sleeping])[] {
    const all = [...this.#sleeping];
    for (const [id] of all) this.take(id);
    return all;
  }

  #setTimer(id: string, inMs: number): void {
    const wake = async (): Promise<void> => {
      await this.#wake(id);
      if (this.has(id) && this.#timers.get(id) === timer) this.#setTimer(id, AGAIN_MS);
    };
    const timer = setTimeout(() => void wake(), Math.min(Math.max(0, inMs), LONGEST_TIMER));
    timer.unref();
    this.#timers.set(id, timer);
  }
}
