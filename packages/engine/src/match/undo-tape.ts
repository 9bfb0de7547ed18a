import type { UndoLimit } from '../runtime/undo-limit.ts';
import { compact, expand, type Rewrite, rewriteKept, rewriteTape } from '../world/compact.ts';
import type { TapeSlice } from '../world/tape.ts';
import type { World } from '../world/world.ts';

/**
 * The tape of the last actions, as far back as undo goes: what is older is forgotten, and its memory with it. The newest
 * lie on the tape as they were written; once another tape begins, only what undo needs of them is kept, in a block.
 */
export class UndoTape {
  readonly #limit: number;
  readonly #blocks: Block[] = [];
  /** Actions at the beginning of the first block that are forgotten. */
  #forgotten = 0;
  #newest: TapeSlice[] = [];
  #length = 0;

  constructor(limit: UndoLimit) {
    this.#limit = limit === 'all' ? Number.POSITIVE_INFINITY : limit;
  }

  /** How many actions can be taken back now. */
  get length(): number {
    return this.#length;
  }

  push(slice: TapeSlice, world: World): void {
    if (this.#newest.length > 0 && this.#newest[0].words !== slice.words) this.#close(world);
    const { words, from, to } = slice;
    this.#newest.push({ words, from, to, notes: NO_NOTES });
    this.#length++;
    if (this.#length > this.#limit) this.#forgetOldest();
  }

  /** The last action, in a match that stands behind it. */
  last({ mem }: World): TapeSlice | undefined {
    if (this.#length === 0) return undefined;
    const block = this.#blocks.at(-1);
    if (this.#newest.length > 0 || block === undefined) return this.#newest.at(-1);
    const i = block[0] - 1;
    return expand(mem, block, startOf(block, i), endOf(block, i));
  }

  pop(): void {
    if (this.#length === 0) return;
    this.#length--;
    const block = this.#blocks.at(-1);
    if (this.#newest.length > 0 || block === undefined) this.#newest.pop();
    else if (--block[0] === 0) this.#blocks.pop();
    if (this.#length > 0) return;
    this.#blocks.length = 0;
    this.#forgotten = 0;
  }

  /** Takes all of it back in a copy of the world. */
  rewind(copy: World): void {
    for (const slice of this.#newest.toReversed()) copy.undo(slice);
    let left = this.#length - this.#newest.length;
    for (const block of this.#blocks.toReversed()) {
      for (let i = block[0] - 1; i >= 0 && left > 0; i--, left--) {
        copy.undo(expand(copy.mem, block, startOf(block, i), endOf(block, i)));
      }
    }
  }

  /** Changes what was written, from the newest action to the oldest. */
  rewrite(change: Rewrite): void {
    for (const { words, from, to } of this.#newest.toReversed()) rewriteTape(words, from, to, change);
    for (let b = this.#blocks.length - 1; b >= 0; b--) {
      const block = this.#blocks[b];
      const first = b === 0 ? this.#forgotten : 0;
      const wide = new Int32Array(block);
      for (let i = block[0] - 1; i >= first; i--) rewriteKept(wide, startOf(wide, i), endOf(wide, i), change);
      this.#blocks[b] = fitting(wide);
    }
  }

  /** Another tape begins: what undo needs of the last one becomes a block, or goes on with the block before. */
  #close({ layout }: World): void {
    const actions = this.#newest;
    const most = actions.reduce((sum, { from, to }) => sum + (to - from) * 2 + 2, 2);
    if (scratch.length < most) scratch = new Int32Array(most);
    scratch[0] = actions.length;
    scratch[1] = actions.length;
    let at = actions.length + 2;
    for (let i = 0; i < actions.length; i++) {
      const { words, from, to } = actions[i];
      at = compact(layout, words, from, to, scratch, at);
      scratch[i + 2] = at;
    }
    this.#newest = [];
    const block = fitting(scratch.subarray(0, at));
    const before = this.#blocks.at(-1);
    if (before === undefined || !canJoin(before, block)) this.#blocks.push(block);
    else this.#blocks[this.#blocks.length - 1] = joined(before, block);
  }

  #forgetOldest(): void {
    this.#length--;
    if (this.#blocks.length === 0) this.#newest.shift();
    else if (++this.#forgotten === this.#blocks[0][0]) {
      this.#blocks.shift();
      this.#forgotten = 0;
    }
  }
}

/**
 * What is kept of some actions: `how many are left, how many there were, where each ends …, what is kept of each …`. Most
 * words are small.
 */
type Block = Int16Array | Int32Array;

const startOf = (block: Block, action: number): number => (action === 0 ? block[1] + 2 : block[action + 1]);
const endOf = (block: Block, action: number): number => block[action + 2];

/** A copy that takes no more memory than it needs. */
function fitting(words: Int32Array): Block {
  for (let i = 0; i < words.length; i++) if ((words[i] << 16) >> 16 !== words[i]) return words.slice();
  return new Int16Array(words);
}

/** An array costs as much as a hundred small words, so short blocks become one. */
const LONGEST_BLOCK = 1 << 11;
const canJoin = (a: Block, b: Block): boolean =>
  a.BYTES_PER_ELEMENT === b.BYTES_PER_ELEMENT && a.length + b.length <= LONGEST_BLOCK;

function joined(a: Block, b: Block): Block {
  const actions = a[0] + b[0];
  const from = startOf(a, 0);
  const to = endOf(a, a[0] - 1);
  const start = actions + 2;
  const more = b.subarray(startOf(b, 0));
  const words = new (a instanceof Int16Array ? Int16Array : Int32Array)(start + to - from + more.length);
  words[0] = actions;
  words[1] = actions;
  for (let i = 0; i < a[0]; i++) words[i + 2] = endOf(a, i) - from + start;
  for (let i = 0; i < b[0]; i++) words[a[0] + i + 2] = endOf(b, i) - startOf(b, 0) + start + to - from;
  words.set(a.subarray(from, to), start);
  words.set(more, start + to - from);
  return words;
}

const NO_NOTES: readonly unknown[] = [];
let scratch = new Int32Array(0);
