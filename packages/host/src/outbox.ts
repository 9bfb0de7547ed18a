import type { HostFrame } from '@cardloom/protocol';

/** A frame on its way to one connection. */
export interface Addressed {
  readonly to: string;
  readonly frame: HostFrame;
}

/**
 * Frames wait here until everything they may tell of is stored. They are made in order, so those that may go are always
 * the first.
 */
export class Outbox {
  #waiting: { readonly after: number; readonly addressed: Addressed }[] = [];

  put(after: number, to: string, frame: HostFrame): void {
    this.#waiting.push({ after, addressed: { to, frame } });
  }

  /** Takes out what may go now that all up to this entry is stored. */
  release(stored: number): Addressed[] {
    let count = 0;
    while (count < this.#waiting.length && this.#waiting[count].after <= stored) count++;
    return this.#waiting.splice(0, count).map(({ addressed }) => addressed);
  }

  /** Whoever has gone, or comes anew, is sent nothing from before. */
  drop(to: string): void {
    this.#waiting = this.#waiting.filter(({ addressed }) => addressed.to !== to);
  }

  clear(): void {
    this.#waiting = [];
  }
}
