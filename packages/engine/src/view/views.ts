import type { Runtime } from '../runtime/runtime.ts';
import { type View, view } from './view.ts';

/** The views of one match: each is made when it is asked for, and stays the same object until something changes. */
export class Views {
  readonly #runtime: Runtime;
  /** By seat; the spectator's comes first. */
  #views: (View | undefined)[] = [];
  #revision = -1;

  constructor(runtime: Runtime) {
    this.#runtime = runtime;
  }

  of(seat: number): View {
    const { revision } = this.#runtime.world;
    if (this.#revision !== revision) this.forget();
    this.#revision = revision;
    const made = this.#views[seat + 1];
    if (made !== undefined) return made;
    const shown = view(this.#runtime, seat);
    this.#views[seat + 1] = shown;
    return shown;
  }

  /** Something changed: views are large, and those of before are not kept. */
  forget(): void {
    if (this.#views.length > 0) this.#views = [];
  }
}
