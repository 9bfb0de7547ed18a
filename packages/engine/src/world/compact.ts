import { entryWords, Tag } from './tape.ts';

/**
 * The part of a stretch of tape that undo and redo need, much shorter than all of it: of several writes to one address the
 * first old value and the last new one, and nothing that was only there to be told. First come moves, creations and
 * reveals, in their order, then the writes: they never touch what those write themselves. A shuffle does, so a stretch
 * with one keeps its order.
 */
export function compact(words: Int32Array, from: number, to: number, out: Int32Array, at: number): number {
  return isInOrder(words, from, to) ? merge(words, from, to, out, at) : strip(words, from, to, out, at);
}

const isTold = (tag: number): boolean => tag === Tag.note || tag === Tag.flow;

function isInOrder(words: Int32Array, from: number, to: number): boolean {
  for (let end = to; end > from; end -= entryWords(words[end - 1])) if (words[end - 1] === Tag.shuffle) return false;
  return true;
}

/** Leaves out what was only told. */
function strip(words: Int32Array, from: number, to: number, out: Int32Array, at: number): number {
  const kept = room(to - from);
  let start = kept.length;
  for (let end = to; end > from; ) {
    const tag = words[end - 1];
    const begin = end - entryWords(tag);
    if (!isTold(tag)) for (let i = end - 1; i >= begin; i--) kept[--start] = words[i];
    end = begin;
  }
  out.set(kept.subarray(start), at);
  return at + kept.length - start;
}

function merge(words: Int32Array, from: number, to: number, out: Int32Array, at: number): number {
  const kept = room(to - from);
  // from the end of the scratch downwards the moves and their like, from its beginning upwards the writes
  let start = kept.length;
  let writes = 0;
  stretch++;
  for (let end = to; end > from; ) {
    const tag = words[end - 1];
    const begin = end - entryWords(tag);
    if (tag >= 0) {
      if (tag >= seenIn.length) growTo(tag);
      if (seenIn[tag] === stretch) kept[slots[tag]] = words[begin];
      else {
        seenIn[tag] = stretch;
        slots[tag] = writes;
        kept[writes] = words[begin];
        kept[writes + 1] = words[begin + 1];
        kept[writes + 2] = tag;
        writes += 3;
      }
    } else if (!isTold(tag)) for (let i = end - 1; i >= begin; i--) kept[--start] = words[i];
    end = begin;
  }
  let next = at;
  for (let i = start; i < kept.length; i++) out[next++] = kept[i];
  for (let i = 0; i < writes; i += 3) {
    if (kept[i] === kept[i + 1]) continue;
    out[next] = kept[i];
    out[next + 1] = kept[i + 1];
    out[next + 2] = kept[i + 2];
    next += 3;
  }
  return next;
}

// Used by every call, so that compacting allocates nothing.
let scratch = new Int32Array(0);
/** By address: the last stretch in which it was written, and where its write is kept. */
let seenIn = new Int32Array(0);
let slots = new Int32Array(0);
let stretch = 0;

function room(words: number): Int32Array {
  if (scratch.length < words) scratch = new Int32Array(words * 2);
  return scratch;
}

function growTo(address: number): void {
  const grown = [seenIn, slots].map((words) => {
    const more = new Int32Array((address + 1) * 2);
    more.set(words);
    return more;
  });
  [seenIn, slots] = grown;
}
