import type { Logged, Recorded, RecordedMove } from '../runtime/action.ts';
import { Past } from '../runtime/past.ts';
import type { UndoLimit } from '../runtime/undo-limit.ts';
import { rewriteTape } from '../world/compact.ts';
import type { TapeSlice } from '../world/tape.ts';
import type { World } from '../world/world.ts';
import { UndoTape } from './undo-tape.ts';

export interface Entry {
  readonly recorded: Recorded;
  readonly slice: TapeSlice;
}

/**
 * Everything done so far, and the tape of the actions that can be taken back. A slice is never written again, so what was
 * read from one stays true after undo.
 */
export class History {
  /** All that counts, oldest first: what was taken back is not among it. */
  readonly recorded: Past<Recorded>;
  /** Moves only, as `ctx.moveHistory` shows them. */
  readonly moves: Past<RecordedMove>;
  /** What was done, taking back included; null as long as nothing was taken back, for then it is all that counts. */
  #log: Logged[] | null = null;
  readonly #tape: UndoTape;
  readonly #undone: Entry[] = [];

  constructor(limit: UndoLimit, recorded = new Past<Recorded>(), moves = new Past<RecordedMove>()) {
    this.recorded = recorded;
    this.moves = moves;
    this.#tape = new UndoTape(limit);
  }

  /** A history that begins with these. */
  static of(past: readonly Recorded[], limit: UndoLimit): History {
    const moves = past.filter((recorded): recorded is RecordedMove => !('host' in recorded));
    return new History(limit, new Past(past), new Past(moves));
  }

  /** The same past for somebody who goes on alone; nothing of it can be undone there. `seenAs` is what they know of it. */
  branch(limit: UndoLimit, seenAs: (<R extends Recorded>(recorded: R) => R) | null = null): History {
    return new History(limit, this.recorded.branch(seenAs), this.moves.branch(seenAs));
  }

  commit(recorded: Recorded, world: World): TapeSlice {
    const slice = world.cut();
    this.#add(recorded, slice, world);
    if (world.isCluttered) {
      world.collect((change) => {
        // whoever has the result may still look at the slice
        rewriteTape(slice.words, slice.from, slice.to, change);
        this.#tape.rewrite(change);
      }, this.#tape.length);
    }
    if (this.#log !== null) {
      this.#log.push(recorded);
      this.#undone.length = 0;
    }
    return slice;
  }

  /** `by` is the player who asked for it, or null for the host. */
  undo(world: World, by: string | null = null): Entry | undefined {
    const entry = this.last(world);
    if (entry === undefined) return undefined;
    const { recorded, slice } = entry;
    this.#log ??= this.recorded.all.slice();
    this.#log.push({ undo: by });
    world.undo(slice);
    this.#tape.pop();
    this.recorded.pop();
    if (!('host' in recorded)) this.moves.pop();
    this.#undone.push(entry);
    return entry;
  }

  redo(world: World): Entry | undefined {
    const entry = this.#undone.pop();
    if (entry === undefined) return undefined;
    world.redo(entry.slice);
    this.#log?.push({ redo: null });
    this.#add(entry.recorded, entry.slice, world);
    return entry;
  }

  /** The last action that counts and can be undone, with its tape. */
  last(world: World): Entry | undefined {
    const slice = this.#tape.last(world);
    const recorded = slice === undefined ? undefined : this.recorded.last;
    return slice === undefined || recorded === undefined ? undefined : { recorded, slice };
  }

  /** Takes back in a copy of the world all that can be, and gives what came before it. Here it stays done. */
  rewind(copy: World): readonly Recorded[] {
    this.#tape.rewind(copy);
    return this.recorded.all.slice(0, this.recorded.length - this.#tape.length);
  }

  /** Everything that was done, as it was done. */
  log(): readonly Logged[] {
    return (this.#log ?? this.recorded.all).slice();
  }

  #add(recorded: Recorded, slice: TapeSlice, world: World): void {
    this.recorded.push(recorded);
    this.#tape.push(slice, world);
    if (!('host' in recorded)) this.moves.push(recorded);
  }
}
