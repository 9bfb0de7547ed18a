import { At } from './header.ts';
import type { Layout } from './layout.ts';
import { entryWords, Tag, type TapeSlice } from './tape.ts';

/** Takes words one by one. */
export interface WordSink {
  add(word: number): void;
}

/**
 * The part of a stretch of tape that undo needs, much shorter than all of it: `length, entries …, address, old value, …`.
 *
 * Of several writes to one address only the first old value is kept: the last new one is what the memory holds when it is
 * taken back. What was only there to be told is left out. Where cards lie is written by moves, creations and shuffles
 * alone, so these are entries as they were, in their order. What cards are is written by shuffles too: where there is one,
 * all that concerns cards is among the entries.
 */
export function compact(layout: Layout, words: Int32Array, from: number, to: number, out: WordSink): void {
  // entries in order lie at the end of the scratch, writes at its beginning; four merged writes are longer than the draw they come from
  if (scratch.length < (to - from) * 2) scratch = new Int32Array((to - from) * 4);
  let inOrder = sort(words, from, to, Number.POSITIVE_INFINITY);
  if (inOrder === SHUFFLED) inOrder = sort(words, from, to, layout.cardBase + layout.cardWords);
  out.add(scratch.length - inOrder);
  for (let i = inOrder; i < scratch.length; i++) out.add(scratch[i]);
  writes.give(out);
}

/**
 * Merges the writes below an address, and gives where the entries begin that stay in order. Whoever would merge what
 * concerns cards, and meets a shuffle, stops.
 */
function sort(words: Int32Array, from: number, to: number, mergesBelow: number): number {
  writes.clear();
  let inOrder = scratch.length;
  for (let end = to; end > from; ) {
    const tag = words[end - 1];
    const start = end - entryWords(words, end);
    if (tag >= 0 && tag < mergesBelow) writes.merge(words[start], words[start + 1], tag);
    else if (tag === Tag.random) {
      for (let i = 0; i < 4; i++) writes.merge(words[start + i], words[start + 4 + i], At.random0 + i);
    } else if (tag === Tag.shuffle && mergesBelow === Number.POSITIVE_INFINITY) return SHUFFLED;
    else if (tag !== Tag.note && tag !== Tag.flow) {
      for (let i = end - 1; i >= start; i--) scratch[--inOrder] = words[i];
    }
    end = start;
  }
  return inOrder;
}
const SHUFFLED = -1;

/** A stretch of tape again, out of what was kept of the last action and the memory it left. */
export function expand(mem: Int32Array, kept: Int32Array, length: number): TapeSlice {
  const pairs = 1 + kept[0];
  const words = new Int32Array(kept[0] + ((length - pairs) / 2) * 3);
  let next = 0;
  for (let i = 1; i < pairs; i++) words[next++] = kept[i];
  for (let i = pairs; i < length; i += 2) {
    words[next++] = kept[i + 1];
    words[next++] = mem[kept[i]];
    words[next++] = kept[i];
  }
  return { words, from: 0, to: next, notes: [] };
}

/** Calls `change` with every address and old value in what was kept of an action, and puts what it gives in its place. */
export function rewriteKept(kept: Int32Array, length: number, change: Rewrite): void {
  const pairs = 1 + kept[0];
  for (let i = pairs; i < length; i += 2) kept[i + 1] = change(kept[i], kept[i + 1]);
  rewriteTape(kept, 1, pairs, change);
}

/** The same for the old and new values in a stretch of tape. */
export function rewriteTape(words: Int32Array, from: number, to: number, change: Rewrite): void {
  for (let end = to; end > from; end -= entryWords(words, end)) {
    const tag = words[end - 1];
    if (tag < 0) continue;
    words[end - 2] = change(tag, words[end - 2]);
    words[end - 3] = change(tag, words[end - 3]);
  }
}

export type Rewrite = (address: number, word: number) => number;

/** The writes of one stretch, met from the last to the first. They lie at the beginning of the scratch. */
class Writes {
  #length = 0;
  #stretch = 0;
  /** By address: the stretch in which it was met last, and where its write lies. */
  #metIn = new Int32Array(0);
  #places = new Int32Array(0);

  clear(): void {
    this.#length = 0;
    this.#stretch++;
  }

  merge(before: number, after: number, address: number): void {
    if (address >= this.#metIn.length) this.#grow(address);
    if (this.#metIn[address] === this.#stretch) {
      scratch[this.#places[address]] = before;
      return;
    }
    const n = this.#length;
    this.#metIn[address] = this.#stretch;
    this.#places[address] = n;
    scratch[n] = before;
    scratch[n + 1] = after;
    scratch[n + 2] = address;
    this.#length = n + 3;
  }

  give(out: WordSink): void {
    for (let i = 0; i < this.#length; i += 3) {
      if (scratch[i] === scratch[i + 1]) continue;
      out.add(scratch[i + 2]);
      out.add(scratch[i]);
    }
  }

  #grow(address: number): void {
    const metIn = new Int32Array((address + 1) * 2);
    metIn.set(this.#metIn);
    this.#metIn = metIn;
    const places = new Int32Array(metIn.length);
    places.set(this.#places);
    this.#places = places;
  }
}

// Used by every call, so that compacting allocates nothing.
let scratch = new Int32Array(0);
const writes = new Writes();
