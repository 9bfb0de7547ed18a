import type { Timers } from './timers.ts';

/** Time that passes when it is told to. */
export class FakeTimers implements Timers {
  #now = 0;
  #waiting: { readonly at: number; readonly run: () => void }[] = [];
  readonly waits: number[] = [];
  chance = 0.5;

  now(): number {
    return this.#now;
  }

  random(): number {
    return this.chance;
  }

  after(ms: number, run: () => void): () => void {
    this.waits.push(ms);
    const one = { at: this.#now + ms, run };
    this.#waiting.push(one);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== one);
    };
  }

  get count(): number {
    return this.#waiting.length;
  }

  pass(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const due = this.#waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.#waiting = this.#waiting.filter((other) => other !== due);
      this.#now = due.at;
      due.run();
    }
    this.#now = until;
  }
}
