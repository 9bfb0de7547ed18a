import type { UndoLimit } from '../runtime/undo-limit.ts';
import { compact, expand, type Rewrite, rewriteKept, rewriteTape } from '../world/compact.ts';
import type { TapeSlice } from '../world/tape.ts';
import type { World } from '../world/world.ts';
import { UndoBlock } from './undo-block.ts';

/**
 * The tape of the last actions, as far back as undo goes: what is older is forgotten, and its memory with it. The newest
 * lie on the tape as they were written; once another tape begins, only what undo needs of them is kept, in a block.
 */
export class UndoTape {
  readonly #limit: number;
  readonly #blocks: UndoBlock[] = [];
  /** Actions at the beginning of the first block that are forgotten. */
  #forgotten = 0;
  readonly #newest: TapeSlice[] = [];
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
    const { words, from, to, notes } = slice;
    this.#newest.push(notes.length === 0 ? slice : { words, from, to, notes: NO_NOTES });
    this.#length++;
    if (this.#length > this.#limit) this.#forgetOldest();
  }

  /** The last action, in a match that stands behind it. */
  last({ mem }: World): TapeSlice | undefined {
    if (this.#length === 0) return undefined;
    const block = this.#blocks.at(-1);
    if (this.#newest.length > 0 || block === undefined) return this.#newest.at(-1);
    const { words, length } = block.readBefore(block.end);
    return expand(mem, words, length);
  }

  pop(): void {
    if (this.#length === 0) return;
    this.#length--;
    const block = this.#blocks.at(-1);
    if (this.#newest.length > 0 || block === undefined) this.#newest.pop();
    else {
      block.dropLast();
      if (block.actions === 0) this.#blocks.pop();
    }
    if (this.#length > 0) return;
    this.#blocks.length = 0;
    this.#forgotten = 0;
  }

  /** Takes all of it back in a copy of the world. */
  rewind(copy: World): void {
    for (const slice of this.#newest.toReversed()) copy.undo(slice);
    let left = this.#length - this.#newest.length;
    for (const block of this.#blocks.toReversed()) {
      for (let end = block.end; end > 0 && left > 0; left--) {
        const { words, length, start } = block.readBefore(end);
        copy.undo(expand(copy.mem, words, length));
        end = start;
      }
    }
  }

  /** Changes what was written, from the newest action to the oldest. */
  rewrite(change: Rewrite): void {
    for (const { words, from, to } of this.#newest.toReversed()) rewriteTape(words, from, to, change);
    for (let b = this.#blocks.length - 1; b >= 0; b--) {
      const left = this.#blocks[b].actions - (b === 0 ? this.#forgotten : 0);
      this.#blocks[b] = this.#blocks[b].rewritten(left, (words, length) => rewriteKept(words, length, change));
    }
    if (this.#blocks.length > 0) this.#forgotten = 0;
  }

  /** Another tape begins: what undo needs of the last one goes to the last block, or to one of its own. */
  #close({ layout }: World): void {
    for (let i = 0; i < this.#newest.length; i++) {
      let block = this.#blocks.at(-1);
      if (block === undefined || block.isFull) {
        block = new UndoBlock();
        this.#blocks.push(block);
      }
      const { words, from, to } = this.#newest[i];
      const start = block.end;
      compact(layout, words, from, to, block);
      block.endAction(start);
    }
    this.#newest.length = 0;
  }

  #forgetOldest(): void {
    this.#length--;
    if (this.#blocks.length === 0) this.#newest.shift();
    else if (++this.#forgotten === this.#blocks[0].actions) {
      this.#blocks.shift();
      this.#forgotten = 0;
    }
  }
}

const NO_NOTES: readonly unknown[] = [];
