import type { Claim, MatchStore } from '../store/match-store.ts';

export interface HeldOptions {
  readonly store: Pick<MatchStore, 'claim' | 'release'>;
  readonly node: string;
  report(match: string, problem: string): void;
}

/** The matches that are this node's, and under which epoch each of them is. */
export class Held {
  readonly #options: HeldOptions;
  readonly #epochs = new Map<string, number>();

  constructor(options: HeldOptions) {
    this.#options = options;
  }

  epochOf(match: string): number | undefined {
    return this.#epochs.get(match);
  }

  async claim(match: string): Promise<Claim> {
    const { store, node } = this.#options;
    const claim = await store.claim(match, node);
    if (claim !== null && 'epoch' in claim) this.#epochs.set(match, claim.epoch);
    return claim;
  }

  /** It is another's, or will be. */
  forget(match: string): void {
    this.#epochs.delete(match);
  }

  async release(match: string): Promise<void> {
    const epoch = this.#epochs.get(match);
    this.#epochs.delete(match);
    if (epoch !== undefined) await this.#options.store.release(match, epoch);
  }

  /** A store that does not answer is no reason to stop: whoever claims the match next need not wait for this node. */
  async letGo(match: string): Promise<void> {
    try {
      await this.release(match);
    } catch (error) {
      this.#options.report(match, `it could not be let go: ${String((error as Error | null)?.message ?? error)}`);
    }
  }
}
