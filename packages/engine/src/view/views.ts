import type { Runtime } from '../runtime/runtime.ts';
import { type View, view } from './view.ts';

/** The views of one match: each is made when it is asked for, and stays the same object until something changes. */
export class Views {
  readonly #runtime: Runtime;
  /** By seat; the spectator's comes first. What nobody holds any more need not be kept: views are large. */
  readonly #views: WeakRef<View>[] = [];
  readonly #revisions: number[] = [];

  constructor(runtime: Runtime) {
    this.#runtime = runtime;
  }

  of(seat: number): View {
    const { revision } = this.#runtime.world;
    const at = seat + 1;
    const made = this.#revisions[at] === revision ? this.#views[at].deref() : undefined;
    if (made !== undefined) return made;
    const shown = view(this.#runtime, seat);
    this.#views[at] = new WeakRef(shown);
    this.#revisions[at] = revision;
    return shown;
  }
}
