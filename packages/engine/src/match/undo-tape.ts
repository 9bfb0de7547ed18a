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
  /** Each is `how many actions are left, how many there were, where each ends …, what is kept of each …`. */
  readonly #blocks: Int32Array[] = [];
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
      for (let i = block[0] - 1; i >= first; i--) rewriteKept(block, startOf(block, i), endOf(block, i), change);
    }
  }

  /** Another tape begins. */
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
    this.#blocks.push(scratch.slice(0, at));
    this.#newest = [];
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

const startOf = (block: Int32Array, action: number): number => block[action + 1] + (action === 0 ? 2 : 0);
const endOf = (block: Int32Array, action: number): number => block[action + 2];

const NO_NOTES: readonly unknown[] = [];
let scratch = new Int32Array(0);
