/** What a thread has followed of a match: so many actions and takings back. */
export interface Followed<M> {
  readonly match: M;
  readonly known: number;
}

/**
 * The matches a thread has in memory: those that were thought about last, and no more of them than there is room for. A match
 * takes the more the longer it is; one that was forgotten is told anew.
 */
export class FollowedMatches<M> {
  readonly #followed = new Map<string, Followed<M>>();
  readonly #mostMatches: number;
  readonly #mostActions: number;
  #actions = 0;

  constructor(mostMatches: number, mostActions: number) {
    this.#mostMatches = mostMatches;
    this.#mostActions = mostActions;
  }

  /** Whoever follows it on keeps it again. */
  take(id: string): Followed<M> | undefined {
    const found = this.#followed.get(id);
    if (found !== undefined) this.#actions -= found.known;
    this.#followed.delete(id);
    return found;
  }

  keep(id: string, followed: Followed<M>): void {
    this.take(id);
    this.#followed.set(id, followed);
    this.#actions += followed.known;
    for (const oldest of this.#followed.keys()) {
      if (oldest === id || (this.#followed.size <= this.#mostMatches && this.#actions <= this.#mostActions)) return;
      this.take(oldest);
    }
  }
}
