import type { WordSink } from '../world/compact.ts';

const WIDE = -0x8000;
/** What a word takes at most. */
const WIDE_WORDS = 3;
/** The length behind an action, in two words. */
const LENGTH_WORDS = 2;
const SHORTEST = 1 << 8;
/** An array costs as much as a hundred words, so a block is long; it is copied as it grows, so not too long. */
const LONGEST = 1 << 10;
/** Most actions need less than this. */
const SOME_ACTION = 1 << 7;

/** An action as it was kept: its words, good until the next one is read, and where it begins. */
export interface KeptAction {
  readonly words: Int32Array;
  readonly length: number;
  readonly start: number;
}

/**
 * What is kept of some actions, one behind the other: the words of each, and then how many words it took here. Nearly all
 * are small and take two bytes; one that is not takes three words, of which the first is `WIDE`.
 */
export class UndoBlock implements WordSink {
  #words: Int16Array;
  #length = 0;
  #actions = 0;

  constructor(words = SHORTEST) {
    this.#words = new Int16Array(words);
  }

  /** Where the last action ends. */
  get end(): number {
    return this.#length;
  }

  get actions(): number {
    return this.#actions;
  }

  /** Whether the next action belongs to another block. */
  get isFull(): boolean {
    return this.#length > LONGEST - SOME_ACTION;
  }

  add(word: number): void {
    const n = this.#length;
    if (n + WIDE_WORDS > this.#words.length) this.#grow();
    const words = this.#words;
    if ((word << 16) >> 16 === word && word !== WIDE) {
      words[n] = word;
      this.#length = n + 1;
      return;
    }
    words[n] = WIDE;
    words[n + 1] = word >> 16;
    words[n + 2] = word;
    this.#length = n + WIDE_WORDS;
  }

  /** What was added since then is one action. */
  endAction(start: number): void {
    const n = this.#length;
    if (n + LENGTH_WORDS > this.#words.length) this.#grow();
    this.#words[n] = (n - start) >> 16;
    this.#words[n + 1] = n - start;
    this.#length = n + LENGTH_WORDS;
    this.#actions++;
  }

  /** The last action is kept no longer. */
  dropLast(): void {
    this.#length = this.#startOf(this.#length);
    this.#actions--;
  }

  /** The action that ends here. */
  readBefore(end: number): KeptAction {
    const start = this.#startOf(end);
    const last = end - LENGTH_WORDS;
    if (read.length < last - start) read = new Int32Array((last - start) * 2);
    const words = this.#words;
    let length = 0;
    for (let i = start; i < last; i++) {
      if (words[i] !== WIDE) read[length++] = words[i];
      else {
        read[length++] = (words[i + 1] << 16) | (words[i + 2] & 0xffff);
        i += WIDE_WORDS - 1;
      }
    }
    return { words: read, length, start };
  }

  /** The last so many actions after somebody has changed their words, the newest first. */
  rewritten(actions: number, change: (words: Int32Array, length: number) => void): UndoBlock {
    const kept = new Int32Array(this.#length);
    const starts: number[] = [];
    let at = kept.length;
    for (let end = this.#length; starts.length < actions; ) {
      const { words, length, start } = this.readBefore(end);
      change(words, length);
      at -= length;
      for (let i = 0; i < length; i++) kept[at + i] = words[i];
      starts.push(at);
      end = start;
    }
    // room for one more word: nobody knows before it is added whether it is wide
    const block = new UndoBlock(this.#length + WIDE_WORDS);
    for (let action = actions - 1; action >= 0; action--) {
      const start = block.end;
      const end = action === 0 ? kept.length : starts[action - 1];
      for (let i = starts[action]; i < end; i++) block.add(kept[i]);
      block.endAction(start);
    }
    return block;
  }

  #startOf(end: number): number {
    return end - LENGTH_WORDS - ((this.#words[end - 2] << 16) | (this.#words[end - 1] & 0xffff));
  }

  #grow(): void {
    const { length } = this.#words;
    const grown = new Int16Array(length < LONGEST ? Math.max(length * 2, SHORTEST) : length + (length >> 2));
    grown.set(this.#words);
    this.#words = grown;
  }
}

// Used by every call, so that reading allocates nothing.
let read = new Int32Array(0);
