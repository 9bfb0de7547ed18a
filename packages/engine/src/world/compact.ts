import { At } from './header.ts';
import { entryWords, lengthOf, Tag, type TapeSlice } from './tape.ts';
import type { World } from './world.ts';

/**
 * The part of a stretch of tape that undo needs, much shorter than all of it, in words of 16 bits. It is the tape read
 * backwards: a write is `address, old value`, any other entry its tag and then its words, the last first.
 *
 * What was only there to be told is left out, and so are the new values: they are what the memory holds when it is taken
 * back. Of several writes to one address one is kept, with the first old value. What cards are is written by shuffles
 * too: what concerns cards before one is kept whole.
 */

/** A write that is kept whole: address, new value, old value. */
const WHOLE = -8;
/** A word that needs 32 bits is this and then its two halves. Nearly all are small. */
const WIDE = -0x8000;
const WIDE_WORDS = 3;
/** What any entry but a shuffle takes at most. */
const LONGEST_KEPT = 10 * WIDE_WORDS;

/**
 * Writes what undo needs of a slice, in a world that stands behind it, and gives where it ends; -1 if there is not enough
 * room.
 */
export function compact(world: World, { words, from, to }: TapeSlice, out: Int16Array, at: number): number {
  const { cardBase, cardWords } = world.layout;
  const place = placesIn(world.mem.length);
  // a place that was met in an earlier stretch lies before this
  const base = stretch - at;
  stretch += out.length - at;
  const roomy = out.length - LONGEST_KEPT;
  /** Writes from here on are kept whole. */
  let whole = 0x7fffffff;
  let n = at;
  for (let end = to; end > from; ) {
    if (n > roomy) return -1;
    const tag = words[end - 1];
    if (tag >= 0) {
      if (tag >= whole) {
        n = add(out, n, WHOLE);
        for (let i = end - 1; i >= end - 3; i--) n = add(out, n, words[i]);
      } else n = addWrite(out, n, tag, words[end - 3], place, base, at);
      end -= 3;
      continue;
    }
    const start = end - entryWords(words, end);
    if (tag === Tag.random) {
      for (let i = 0; i < 4; i++) n = addWrite(out, n, At.random0 + i, words[start + i], place, base, at);
    } else if (tag !== Tag.note && tag !== Tag.flow) {
      if (tag === Tag.shuffle) {
        if (n > roomy - (end - start) * WIDE_WORDS) return -1;
        whole = cardBase + cardWords;
      }
      for (let i = end - 1; i >= start; i--) n = add(out, n, words[i]);
    }
    end = start;
  }
  return n;
}

/** A write that came before one to the same address takes its place, if it fits there. */
function addWrite(
  out: Int16Array,
  n: number,
  address: number,
  old: number,
  place: Int32Array,
  base: number,
  at: number,
): number {
  const met = place[address] - base;
  if (met >= at && (out[met] === WIDE) === isWide(old)) {
    add(out, met, old);
    return n;
  }
  const next = add(out, n, address);
  place[address] = base + next;
  return add(out, next, old);
}

function add(out: Int16Array, n: number, word: number): number {
  if (!isWide(word)) {
    out[n] = word;
    return n + 1;
  }
  out[n] = WIDE;
  out[n + 1] = word >> 16;
  out[n + 2] = word;
  return n + WIDE_WORDS;
}

const isWide = (word: number): boolean => (word << 16) >> 16 !== word || word === WIDE;

/** By address: where its old value is kept, counted on through all stretches. */
let places = new Int32Array(0);
let stretch = 1;
/** Who counted on beyond this might not get to the end of a stretch. */
const LAST_STRETCH = 1 << 30;

function placesIn(memory: number): Int32Array {
  if (places.length < memory) {
    places = new Int32Array(memory * 2);
  } else if (stretch > LAST_STRETCH) {
    places.fill(0);
    stretch = 1;
  }
  return places;
}

/** Words that were kept, in their full width: good until others are unpacked. */
export interface Kept {
  words: Int32Array;
  length: number;
}

export function unpack(from: Int16Array, start: number, end: number): Kept {
  if (unpacked.words.length < end - start) unpacked.words = new Int32Array((end - start) * 2);
  const { words } = unpacked;
  let length = 0;
  for (let i = start; i < end; i++) {
    if (from[i] !== WIDE) words[length++] = from[i];
    else {
      words[length++] = (from[i + 1] << 16) | (from[i + 2] & 0xffff);
      i += WIDE_WORDS - 1;
    }
  }
  unpacked.length = length;
  return unpacked;
}

// Used by every call, so that reading allocates nothing.
const unpacked: Kept = { words: new Int32Array(0), length: 0 };

/** Packs words again, which need at most three times their number. */
export function pack({ words, length }: Kept, out: Int16Array, at: number): number {
  let n = at;
  for (let i = 0; i < length; i++) n = add(out, n, words[i]);
  return n;
}

/** A stretch of tape again, out of what was kept of the last action and the memory it left. */
export function expand(mem: Int32Array, { words: kept, length }: Kept): TapeSlice {
  const words = new Int32Array(expandedLength(kept, length));
  const later = new Map<number, number>();
  let next = words.length;
  for (let i = 0; i < length; ) {
    const tag = kept[i];
    const taken = keptLength(kept, i);
    if (tag >= 0) {
      words[--next] = tag;
      words[--next] = later.get(tag) ?? mem[tag];
      words[--next] = kept[i + 1];
      later.set(tag, kept[i + 1]);
    } else {
      for (let k = tag === WHOLE ? 1 : 0; k < taken; k++) words[--next] = kept[i + k];
    }
    i += taken;
  }
  return { words, from: 0, to: words.length, notes: [] };
}

/** How many of the kept words the entry has that begins here. */
function keptLength(kept: Int32Array, at: number): number {
  const tag = kept[at];
  if (tag >= 0) return 2;
  return tag === WHOLE ? 4 : lengthOf(tag, kept[at + 1]);
}

function expandedLength(kept: Int32Array, length: number): number {
  let words = 0;
  for (let i = 0; i < length; i += keptLength(kept, i)) {
    words += kept[i] >= 0 || kept[i] === WHOLE ? 3 : keptLength(kept, i);
  }
  return words;
}

/** Calls `change` with every address and value in what was kept of an action, and puts what it gives in its place. */
export function rewriteKept({ words, length }: Kept, change: Rewrite): void {
  for (let i = 0; i < length; i += keptLength(words, i)) {
    if (words[i] >= 0) words[i + 1] = change(words[i], words[i + 1]);
    else if (words[i] === WHOLE) {
      words[i + 2] = change(words[i + 1], words[i + 2]);
      words[i + 3] = change(words[i + 1], words[i + 3]);
    }
  }
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
