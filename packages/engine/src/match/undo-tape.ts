import type { UndoLimit } from '../runtime/undo-limit.ts';
import { compact } from '../world/compact.ts';
import type { Layout } from '../world/layout.ts';
import type { TapeSlice } from '../world/tape.ts';
import type { World } from '../world/world.ts';

/**
 * The tape of the last actions, as far back as undo goes: what is older is forgotten, and its memory with it. Actions lie
 * side by side in a tape until it is full; then only what undo needs of them is kept.
 */
export class UndoTape {
  readonly #limit: number;
  // by action: an object for each would take as much memory as what it holds
  #words: Int32Array[] = [];
  #from: number[] = [];
  #to: number[] = [];
  /** Actions before this are forgotten. */
  #first = 0;

  constructor(limit: UndoLimit) {
    this.#limit = limit === 'all' ? Number.POSITIVE_INFINITY : limit;
  }

  /** How many actions can be taken back now. */
  get length(): number {
    return this.#words.length - this.#first;
  }

  /** Takes all of it back in a copy of the world. */
  rewind(copy: World): void {
    for (let i = this.#words.length - 1; i >= this.#first; i--) {
      copy.undo({ words: this.#words[i], from: this.#from[i], to: this.#to[i], notes: NO_NOTES });
    }
  }

  push({ words, from, to }: TapeSlice, layout: Layout): void {
    const before = this.#words.length - 1;
    if (before >= this.#first && this.#words[before] !== words) this.#compact(layout);
    this.#words.push(words);
    this.#from.push(from);
    this.#to.push(to);
    if (this.length <= this.#limit) return;
    this.#words[this.#first++] = NO_WORDS;
    if (this.#first > MOST_FORGOTTEN) this.#trim();
  }

  get last(): TapeSlice | undefined {
    if (this.length === 0) return undefined;
    const i = this.#words.length - 1;
    return { words: this.#words[i], from: this.#from[i], to: this.#to[i], notes: NO_NOTES };
  }

  pop(): void {
    this.#words.pop();
    this.#from.pop();
    this.#to.pop();
  }

  /** The last tape is full. */
  #compact(layout: Layout): void {
    const end = this.#words.length;
    const full = this.#words[end - 1];
    let begin = end - 1;
    while (begin > this.#first && this.#words[begin - 1] === full) begin--;
    // seldom, but it may come out a little longer
    if (scratch.length < full.length * 2) scratch = new Int32Array(full.length * 2);
    let at = 0;
    for (let i = begin; i < end; i++) {
      const from = at;
      at = compact(layout, full, this.#from[i], this.#to[i], scratch, at);
      this.#from[i] = from;
      this.#to[i] = at;
    }
    const words = scratch.slice(0, at);
    for (let i = begin; i < end; i++) this.#words[i] = words;
  }

  #trim(): void {
    this.#words = this.#words.slice(this.#first);
    this.#from = this.#from.slice(this.#first);
    this.#to = this.#to.slice(this.#first);
    this.#first = 0;
  }
}

const MOST_FORGOTTEN = 32;
const NO_WORDS = new Int32Array(0);
const NO_NOTES: readonly unknown[] = [];
let scratch = new Int32Array(0);
