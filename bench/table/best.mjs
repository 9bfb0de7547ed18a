// Times something small again and again: µs a call in the best of many windows, so that what else the machine does in
// between hardly counts.
const WINDOW = 5000;

export class Best {
  us = Number.POSITIVE_INFINITY;
  #calls = 0;
  #spent = 0;

  of(work) {
    const began = performance.now();
    const result = work();
    this.#spent += performance.now() - began;
    if (++this.#calls === WINDOW) {
      this.us = Math.min(this.us, Number(((this.#spent * 1000) / WINDOW).toPrecision(3)));
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
