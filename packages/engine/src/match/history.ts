import type { Json } from '../world/json.ts';
import type { TapeSlice } from '../world/tape.ts';
import type { World } from '../world/world.ts';

/** A move with all its arguments: plain JSON. */
export interface Action {
  readonly player: string;
  readonly move: string;
  readonly args?: Readonly<Record<string, Json>>;
  /** What the sender takes the match's checksum to be; if it is another, the action is refused. */
  readonly checksum?: string;
}

/** Something the host did instead of a player: navigation, manual mode. Recorded like an action. */
export interface HostAction {
  readonly host: string;
  readonly args: Readonly<Record<string, Json>>;
}

export interface RecordedMove {
  readonly player: string;
  readonly move: string;
  readonly args: Readonly<Record<string, Json>>;
}
export type Recorded = RecordedMove | HostAction;

/** What a replay holds: everything that was done, taking back and doing again included. */
export type Logged = Recorded | { readonly undo: string | null } | { readonly redo: string | null };

export interface Entry {
  readonly recorded: Recorded;
  readonly slice: TapeSlice;
}

/**
 * Everything done so far, with the tape each action left. A slice is never written again, so what was read from one
 * stays true after undo.
 */
export class History {
  /** Moves only, as `ctx.moveHistory` shows them. */
  readonly moves: RecordedMove[] = [];
  /** What came before the first entry that can be undone: a restored match starts with its past. */
  readonly past: readonly Recorded[];
  /** What was done, taking back included; null as long as nothing was taken back, for then it is all that counts. */
  #log: Logged[] | null = null;
  readonly #done = new Entries();
  readonly #undone = new Entries();

  constructor(past: readonly Recorded[] = []) {
    this.past = past;
    for (const recorded of past) if (!('host' in recorded)) this.moves.push(recorded);
  }

  commit(recorded: Recorded, world: World): TapeSlice {
    const slice = world.cut();
    this.#done.push(recorded, slice);
    if (this.#log !== null) {
      this.#log.push(recorded);
      this.#undone.clear();
    }
    if (!('host' in recorded)) this.moves.push(recorded);
    return slice;
  }

  /** `by` is the player who asked for it, or null for the host. */
  undo(world: World, by: string | null = null): Recorded | undefined {
    const log = this.#log ?? this.all();
    const entry = this.#done.pop();
    if (entry === undefined) return undefined;
    world.undo(entry.slice);
    this.#log = log;
    log.push({ undo: by });
    this.#undone.push(entry.recorded, entry.slice);
    if (!('host' in entry.recorded)) this.moves.pop();
    return entry.recorded;
  }

  redo(world: World): Recorded | undefined {
    const entry = this.#undone.pop();
    if (entry === undefined) return undefined;
    world.redo(entry.slice);
    (this.#log as Logged[]).push({ redo: null });
    this.#done.push(entry.recorded, entry.slice);
    if (!('host' in entry.recorded)) this.moves.push(entry.recorded);
    return entry.recorded;
  }

  /** The last action that counts, with its tape. */
  last(): Entry | undefined {
    return this.#done.last();
  }

  /** Everything that was done, as it was done. */
  log(): Logged[] {
    return this.#log === null ? this.all() : this.#log.slice();
  }

  /** All that counts, oldest first: what was taken back is not among it. */
  all(): Recorded[] {
    return [...this.past, ...this.#done.recorded];
  }
}

/** A stack of entries in columns: what was done, and the tape it left. */
class Entries {
  readonly recorded: Recorded[] = [];
  readonly #slices: TapeSlice[] = [];

  push(recorded: Recorded, slice: TapeSlice): void {
    this.recorded.push(recorded);
    this.#slices.push(slice);
  }

  last(): Entry | undefined {
    const i = this.recorded.length - 1;
    return i < 0 ? undefined : { recorded: this.recorded[i], slice: this.#slices[i] };
  }

  pop(): Entry | undefined {
    const entry = this.last();
    this.recorded.pop();
    this.#slices.pop();
    return entry;
  }

  clear(): void {
    while (this.recorded.length > 0) this.pop();
  }
}
