import type { Runtime } from '../runtime/runtime.ts';
import { type View, view } from './view.ts';

/** The views of one match: each is made when it is asked for, and stays the same object until something changes. */
export class Views {
  readonly #runtime: Runtime;
  /** By seat; the spectator's comes first. */
  readonly #views: View[] = [];
  readonly #revisions: number[] = [];

  constructor(runtime: Runtime) {
    this.#runtime = runtime;
  }

  of(seat: number): View {
    const { revision } = this.#runtime.world;
    const at = seat + 1;
    if (this.#revisions[at] !== revision) {
      this.#views[at] = view(this.#runtime, seat);
      this.#revisions[at] = revision;
    }
    return this.#views[at];
  }
}
