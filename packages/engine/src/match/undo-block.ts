/**
 * What is kept of some actions, one behind the other: the words of each, and then how many words it took here. Nearly all
 * are small and take two bytes; one that is not takes three words, of which the first is `WIDE`.
 */
export interface Block {
  words: Int16Array;
  /** Words in use. */
  length: number;
  actions: number;
}

const WIDE = -0x8000;
/** The length behind an action, in two words. */
const LENGTH_WORDS = 2;
const SHORTEST_BLOCK = 1 << 7;
/** An array costs as much as a hundred words, so a block is long; it is copied as it grows, so not too long. */
const LONGEST_BLOCK = 1 << 10;

export const beginBlock = (): Block => ({ words: new Int16Array(SHORTEST_BLOCK), length: 0, actions: 0 });

/** Whether some more words, were all of them small, belong to this block. */
export const hasRoom = (block: Block, words: number): boolean => block.length + words <= LONGEST_BLOCK;

/** Appends an action. */
export function keep(block: Block, words: Int32Array, length: number): void {
  const most = length * 3 + LENGTH_WORDS;
  if (small.length < most) small = new Int16Array(most * 2);
  const start = writeBefore(small.length, words, length);
  const needed = block.length + small.length - start;
  if (needed > block.words.length) {
    const grown = new Int16Array(Math.max(needed, Math.min(block.words.length * 2, LONGEST_BLOCK)));
    grown.set(block.words);
    block.words = grown;
  }
  const kept = block.words;
  for (let from = start, to = block.length; from < small.length; ) kept[to++] = small[from++];
  block.length = needed;
  block.actions++;
}

/** The last action is kept no longer. */
export function dropLast(block: Block): void {
  block.length -= LENGTH_WORDS + lengthBefore(block, block.length);
  block.actions--;
}

/** The action that ends here: its words, good until the next one is read, and where it begins. */
export function readBefore(block: Block, end: number): { words: Int32Array; length: number; start: number } {
  const last = end - LENGTH_WORDS;
  const start = last - lengthBefore(block, end);
  if (read.length < last - start) read = new Int32Array((last - start) * 2);
  const { words } = block;
  let length = 0;
  for (let i = start; i < last; i++) {
    if (words[i] !== WIDE) read[length++] = words[i];
    else {
      read[length++] = (words[i + 1] << 16) | (words[i + 2] & 0xffff);
      i += 2;
    }
  }
  return { words: read, length, start };
}

/** Lets somebody change the words of the last actions, the newest first. What is older than these is dropped. */
export function rewriteBlock(block: Block, actions: number, change: (words: Int32Array, length: number) => void): void {
  const most = block.length * 3;
  if (small.length < most) small = new Int16Array(most * 2);
  let to = small.length;
  let end = block.length;
  for (let i = 0; i < actions; i++) {
    const { words, length, start } = readBefore(block, end);
    change(words, length);
    to = writeBefore(to, words, length);
    end = start;
  }
  block.words = small.slice(to);
  block.length = block.words.length;
  block.actions = actions;
}

const lengthBefore = ({ words }: Block, end: number): number => (words[end - 2] << 16) | (words[end - 1] & 0xffff);

/** Writes an action to the scratch so that it ends there; gives where it begins. */
function writeBefore(end: number, words: Int32Array, length: number): number {
  const last = end - LENGTH_WORDS;
  let at = last;
  for (let i = length - 1; i >= 0; i--) {
    const word = words[i];
    small[--at] = word;
    if (small[at] === word && word !== WIDE) continue;
    small[--at] = word >> 16;
    small[--at] = WIDE;
  }
  small[last] = (last - at) >> 16;
  small[last + 1] = last - at;
  return at;
}

// Used by every call, so that keeping and reading allocate nothing.
let small = new Int16Array(0);
let read = new Int32Array(0);
