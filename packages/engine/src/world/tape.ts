/**
 * The tape: what was written, in order, as 32-bit words. Each entry ends with its tag, so the tape is read backwards
 * without an index. A tag of 0 or more is the address of an ordinary write `old, new, address`; a negative tag says
 * what a write *meant*, which addresses alone cannot tell.
 */
// biome-ignore lint/suspicious/noConstEnum: inlined addresses; V8 does not fold a load through an import
export const enum Tag {
  /** card, from zone, the card below it there, to zone, the card below it there, seats that saw which card it was,
   * its definition: a shuffle gives its number to another one */
  move = -1,
  /** card, zone, seats that saw which card it is, definition, owner */
  create = -2,
  /** four words for each card (see shuffle.ts), zone, how many cards */
  shuffle = -3,
  /** card, its definition, seats that now know it */
  reveal = -4,
  /** index of the note, seats that may see it */
  note = -5,
  /** kind, two operands: one microstep of the flow (see flow/trace.ts) */
  flow = -6,
  /** the four words of the random state before, and after, how many numbers were drawn */
  random = -7,
}

const SPECIAL_WORDS = [0, 8, 6, 3, 4, 3, 4, 10];

/** How many words the entry has that ends here. */
export function entryWords(words: Int32Array, end: number): number {
  const tag = words[end - 1];
  return tag >= 0 ? 3 : lengthOf(tag, words[end - 2]);
}

/** How many words an entry has whose last two are this and a negative tag. */
export function lengthOf(tag: number, before: number): number {
  return tag === Tag.shuffle ? 3 + 4 * before : SPECIAL_WORDS[-tag];
}

/** A finished stretch of tape; it never changes again. */
export interface TapeSlice {
  readonly words: Int32Array;
  readonly from: number;
  readonly to: number;
  readonly notes: readonly unknown[];
}

/** Where each entry of a stretch of tape ends, oldest first; its tag is the word before. */
export function entryEnds(words: Int32Array, from: number, to: number): number[] {
  const ends: number[] = [];
  for (let end = to; end > from; end -= entryWords(words, end)) ends.push(end);
  return ends.reverse();
}
