/** So many at a time. Whoever waits too long is told so, and nothing was done for them. */
export class Turns {
  readonly #patienceMs: number;
  readonly #next: 'first' | 'last';
  readonly #waiting: (() => boolean)[] = [];
  #free: number;

  /**
   * Who is next of those who wait. Whoever came last, where people wait: with more to do than can be done, who has waited
   * long has mostly given up, and work for them would be in vain.
   */
  constructor(most: number, patienceMs: number, next: 'first' | 'last') {
    this.#free = most;
    this.#patienceMs = patienceMs;
    this.#next = next;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await this.#wait();
    try {
      return await work();
    } finally {
      this.#end();
    }
  }

  #wait(): Promise<void> {
    return new Promise((comes, failed) => {
      let isWaiting = true;
      const timer = setTimeout(() => {
        isWaiting = false;
        failed(new Error(`the database has too much to do: no connection was free for ${this.#patienceMs / 1000} s`));
      }, this.#patienceMs);
      this.#waiting.push(() => {
        if (!isWaiting) return false;
        clearTimeout(timer);
        comes();
        return true;
      });
    });
  }

  #end(): void {
    const another = (): (() => boolean) | undefined =>
      this.#next === 'last' ? this.#waiting.pop() : this.#waiting.shift();
    for (let call = another(); call !== undefined; call = another()) if (call()) return;
    this.#free++;
  }
}
