import type { UndoLimit } from '../runtime/undo-limit.ts';
import { expand, type Rewrite } from '../world/compact.ts';
import type { TapeSlice } from '../world/tape.ts';
import type { World } from '../world/world.ts';
import { UndoBlock } from './undo-block.ts';

const SHORTEST = 1 << 8;
/** An array costs as much as a hundred words, so a block is long; the last one is half empty, so not too long. */
const LONGEST = 1 << 10;

/**
 * What undo needs of the last actions, as far back as it goes: what is older is forgotten, and its memory with it. The
 * first block is short, for a match that has just begun; the next ones are longer.
 */
export class UndoTape {
  readonly #limit: number;
  readonly #blocks: UndoBlock[] = [];
  /** Actions at the beginning of the first block that are forgotten. */
  #forgotten = 0;
  #length = 0;

  constructor(limit: UndoLimit) {
    this.#limit = limit === 'all' ? Number.POSITIVE_INFINITY : limit;
  }

  /** How many actions can be taken back now. */
  get length(): number {
    return this.#length;
  }

  /** An action that was done in a world that now stands behind it. */
  push(slice: TapeSlice, world: World): void {
    if (this.#limit === 0) return;
    const blocks = this.#blocks;
    if (blocks.length === 0 || !blocks[blocks.length - 1].add(slice, world)) blocks.push(this.#blockWith(slice, world));
    this.#length++;
    if (this.#length > this.#limit) this.#forgetOldest();
  }

  /** The last action, in a match that stands behind it. */
  last({ mem }: World): TapeSlice | undefined {
    const block = this.#blocks.at(-1);
    return block === undefined ? undefined : expand(mem, block.readBefore(block.end));
  }

  pop(): void {
    const block = this.#blocks.at(-1);
    if (block === undefined) return;
    block.dropLast();
    this.#length--;
    if (block.actions === 0) this.#blocks.pop();
    if (this.#length > 0) return;
    this.#blocks.length = 0;
    this.#forgotten = 0;
  }

  /** Takes all of it back in a copy of the world. */
  rewind(copy: World): void {
    let left = this.#length;
    for (const block of this.#blocks.toReversed()) {
      for (let end = block.end; end > 0 && left > 0; end = block.startOf(end), left--) {
        copy.undo(expand(copy.mem, block.readBefore(end)));
      }
    }
  }

  /** Changes what was written, from the newest action to the oldest. */
  rewrite(change: Rewrite): void {
    for (let b = this.#blocks.length - 1; b >= 0; b--) {
      const block = this.#blocks[b];
      block.rewrite(block.actions - (b === 0 ? this.#forgotten : 0), change);
    }
    this.#forgotten = 0;
  }

  #blockWith(slice: TapeSlice, world: World): UndoBlock {
    const last = this.#blocks.at(-1);
    for (let size = last === undefined ? SHORTEST : LONGEST; ; size *= 2) {
      const block = new UndoBlock(size);
      if (!block.add(slice, world)) continue;
      if (size > LONGEST) block.trim();
      return block;
    }
  }

  #forgetOldest(): void {
    this.#length--;
    if (++this.#forgotten < this.#blocks[0].actions) return;
    this.#blocks.shift();
    this.#forgotten = 0;
  }
}
