// So many matches at which people play, whatever becomes of the nodes; who has finished begins the next.
import { Acknowledged } from './acknowledged.mjs';
import { createSomewhere, People } from './people.mjs';

const PATIENCE_MS = 120_000;
const SEATED_AT_ONCE = 20;
const later = (ms) => new Promise((done) => setTimeout(done, ms));

export class Crowd {
  acknowledged = new Acknowledged();
  /** Answers that were a refusal, by code. */
  refused = {};
  /** Answers that the match has moved on, after which the next choice was taken. */
  retried = 0;
  #urls;
  #thinkMs;
  #people = new Set();
  /** Those who are on their way to a table. */
  #coming = new Set();
  #isOver = false;

  /** @param thinkMs how long they think at most */
  constructor(urls, thinkMs = 0) {
    this.#urls = urls;
    this.#thinkMs = thinkMs;
  }

  get refusals() {
    return Object.values(this.refused).reduce((total, count) => total + count, 0);
  }

  async sit(count) {
    for (let i = 0; i < count; i += SEATED_AT_ONCE) {
      await Promise.all(Array.from({ length: Math.min(SEATED_AT_ONCE, count - i) }, () => this.#come()));
    }
  }

  /** Until a move was acknowledged at every table that was there. */
  async untilAllPlay(since) {
    const until = performance.now() + PATIENCE_MS;
    const waits = () => [...this.#people].filter(({ ackedAt, isOver }) => !isOver && ackedAt < since);
    while (waits().length > 0) {
      if (performance.now() > until) throw new Error(`${waits().length} tables do not go on: ${waits()[0]}`);
      await later(50);
    }
  }

  /** Resolves when nobody is on their way to a table any more. */
  async leave() {
    this.#isOver = true;
    for (const people of this.#people) people.close();
    await Promise.all(this.#coming);
  }

  async #come() {
    const coming = this.#seat();
    this.#coming.add(coming);
    await coming;
    this.#coming.delete(coming);
  }

  async #seat() {
    const match = await createSomewhere(this.#urls, () => !this.#isOver);
    if (match === null || this.#isOver) return;
    const on = {
      acked: (id, done, seq) => this.acknowledged.add(id, done, seq),
      refused: (code) => {
        this.refused[code] = (this.refused[code] ?? 0) + 1;
      },
      retried: () => {
        this.retried++;
      },
      over: (people) => {
        people.close();
        this.#people.delete(people);
        if (!this.#isOver) void this.#come();
      },
    };
    this.#people.add(new People(match, this.#urls, on, { thinkMs: this.#thinkMs }));
  }
}
