import { compact, type Kept, pack, type Rewrite, rewriteKept, unpack } from '../world/compact.ts';
import type { TapeSlice } from '../world/tape.ts';
import type { World } from '../world/world.ts';

/** The length behind an action, in two words. */
const LENGTH_WORDS = 2;

/** What is kept of some actions, one behind the other: the words of each, and then how many there are. */
export class UndoBlock {
  #words: Int16Array;
  #length = 0;
  #actions = 0;

  constructor(words: number) {
    this.#words = new Int16Array(words);
  }

  /** Where the last action ends. */
  get end(): number {
    return this.#length;
  }

  get actions(): number {
    return this.#actions;
  }

  /** Adds an action that was done in a world that now stands behind it; false if there is no room for it. */
  add(slice: TapeSlice, world: World): boolean {
    const end = compact(world, slice, this.#words, this.#length);
    if (end < 0 || end + LENGTH_WORDS > this.#words.length) return false;
    this.#endAction(end);
    return true;
  }

  /** The last action is kept no longer. */
  dropLast(): void {
    this.#length = this.startOf(this.#length);
    this.#actions--;
  }

  /** Where the action begins that ends here. */
  startOf(end: number): number {
    return end - LENGTH_WORDS - ((this.#words[end - 2] << 16) | (this.#words[end - 1] & 0xffff));
  }

  /** The action that ends here. */
  readBefore(end: number): Kept {
    return unpack(this.#words, this.startOf(end), end - LENGTH_WORDS);
  }

  /** Changes what was written, from the newest action to the oldest; only so many of the last ones stay. */
  rewrite(actions: number, change: Rewrite): void {
    const changed: Kept[] = [];
    let words = 0;
    for (let end = this.#length; changed.length < actions; end = this.startOf(end)) {
      const kept = this.readBefore(end);
      rewriteKept(kept, change);
      changed.push({ words: kept.words.slice(0, kept.length), length: kept.length });
      words += kept.length;
    }
    const packed = new Int16Array(words * 3 + actions * LENGTH_WORDS);
    this.#use(packed);
    for (const kept of changed.reverse()) this.#endAction(pack(kept, packed, this.#length));
    this.#words = packed.slice(0, this.#length);
  }

  /** Gives back what it has no use for. */
  trim(): void {
    this.#words = this.#words.slice(0, this.#length);
  }

  #endAction(end: number): void {
    const words = end - this.#length;
    this.#words[end] = words >> 16;
    this.#words[end + 1] = words;
    this.#length = end + LENGTH_WORDS;
    this.#actions++;
  }

  #use(words: Int16Array): void {
    this.#words = words;
    this.#length = 0;
    this.#actions = 0;
  }
}
