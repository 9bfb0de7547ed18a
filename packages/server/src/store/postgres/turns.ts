/** So many at a time. Whoever waits too long is told so, and nothing was done for them. */
export class Turns {
  readonly #patienceMs: number;
  readonly #waiting = new Set<() => void>();
  #free: number;

  constructor(most: number, patienceMs: number) {
    this.#free = most;
    this.#patienceMs = patienceMs;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await this.#wait();
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #wait(): Promise<void> {
    return new Promise((comes, failed) => {
      const called = (): void => {
        clearTimeout(timer);
        comes();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(called);
        failed(new Error(`the database has too much to do: no connection was free for ${this.#patienceMs / 1000} s`));
      }, this.#patienceMs);
      this.#waiting.add(called);
    });
  }

  #next(): void {
    const [first] = this.#waiting;
    if (first === undefined) this.#free++;
    else {
      this.#waiting.delete(first);
      first();
    }
  }
}
