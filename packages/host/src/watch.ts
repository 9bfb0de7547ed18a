/** So much too late may somebody be woken. Beyond that the machine slept, or its clock was set: then time stood still. */
const OVERSLEPT = 60_000;

/**
 * Time as it passes at a table. Moments come from outside and may jump: back, then no time has passed; far beyond the
 * moment at which the table had to be woken, then neither.
 */
export class Watch {
  /** Milliseconds that have passed at the table since it was loaded. */
  time = 0;
  /** The latest moment heard of: entries are stamped with it, and never go back. */
  at = 0;
  #last: number | null = null;

  /** The moment it was told last; null if it never was. */
  get now(): number | null {
    return this.#last;
  }

  hear(now: number, due: number | null): void {
    if (!Number.isFinite(now)) return;
    const passed = this.#last === null ? 0 : Math.max(0, now - this.#last);
    this.#last = now;
    this.at = Math.max(this.at, now);
    if (due === null || this.time + passed <= due + OVERSLEPT) this.time += passed;
  }

  /** A time of the table as a moment of whoever calls. */
  moment(time: number): number {
    return (this.#last ?? 0) + time - this.time;
  }
}
