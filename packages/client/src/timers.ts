/**
 * Where time and chance come from; tests bring their own.
 *
 * ```ts
 * const timers: Timers = { now: () => 0, after: (_ms, run) => (run(), () => {}), random: () => 0.5 };
 * ```
 */
export interface Timers {
  now(): number;
  /** Runs something later; what comes back prevents it. */
  after(ms: number, run: () => void): () => void;
  /** From 0 up to 1. */
  random(): number;
}

declare function setTimeout(run: () => void, ms: number): unknown;
declare function clearTimeout(timer: unknown): void;

export const realTimers: Timers = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};
