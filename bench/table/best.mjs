// Times something small again and again: µs a call in the best of many windows, so that what else the machine does in
// between hardly counts.
const WINDOW = 5000;

export class Best {
  #best = Number.POSITIVE_INFINITY;
  #calls = 0;
  #spent = 0;

  /** Where there was not even one whole window, all calls are it. */
  get us() {
    const best = this.#best === Number.POSITIVE_INFINITY ? this.#spent / this.#calls : this.#best;
    return Number((best * 1000).toPrecision(3));
  }

  of(work) {
    const began = performance.now();
    const result = work();
    this.#spent += performance.now() - began;
    if (++this.#calls === WINDOW) {
      this.#best = Math.min(this.#best, this.#spent / WINDOW);
      this.#calls = 0;
      this.#spent = 0;
    }
    return result;
  }
}

export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
