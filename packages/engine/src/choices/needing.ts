/**
 * Assignments in which a target needs several items or none, counted and indexed without being listed: how many ways
 * lead to a good end depends only on how many items each needing target has so far.
 */
export class NeedingCount {
  /** By item: the places of its targets, -1 for being left out. */
  readonly #options: readonly (readonly number[])[];
  /** By target: how many items it needs, 1 for none in particular. */
  readonly #needs: readonly number[];
  /** By target: what one item more adds to the state. */
  readonly #weights: number[] = [];
  readonly #known: Map<number, number>[];

  constructor(options: readonly (readonly number[])[], needs: readonly number[]) {
    this.#options = options;
    this.#needs = needs;
    this.#known = options.map(() => new Map());
    let weight = 1;
    for (const need of needs) {
      this.#weights.push(weight);
      if (need > 1) weight *= need + 1;
    }
  }

  get count(): number {
    return this.#waysFrom(0, 0);
  }

  /** The places of the targets in the assignment of this number; the last item's target changes first. */
  at(index: number): number[] {
    const chosen: number[] = [];
    let left = index;
    let state = 0;
    for (let item = 0; item < this.#options.length; item++) {
      for (const target of this.#options[item]) {
        const next = this.#with(state, target);
        const ways = this.#waysFrom(item + 1, next);
        if (left < ways) {
          chosen.push(target);
          state = next;
          break;
        }
        left -= ways;
      }
    }
    return chosen;
  }

  #has(state: number, target: number): number {
    return Math.floor(state / this.#weights[target]) % (this.#needs[target] + 1);
  }

  /** The state with one item more for a target; more than it needs makes no difference. */
  #with(state: number, target: number): number {
    if (target < 0 || this.#needs[target] <= 1 || this.#has(state, target) === this.#needs[target]) return state;
    return state + this.#weights[target];
  }

  #waysFrom(item: number, state: number): number {
    if (item === this.#options.length) return this.#isGood(state) ? 1 : 0;
    const known = this.#known[item].get(state);
    if (known !== undefined) return known;
    let ways = 0;
    for (const target of this.#options[item]) ways += this.#waysFrom(item + 1, this.#with(state, target));
    this.#known[item].set(state, ways);
    return ways;
  }

  #isGood(state: number): boolean {
    return this.#needs.every((need, target) => {
      if (need <= 1) return true;
      const has = this.#has(state, target);
      return has === 0 || has === need;
    });
  }
}
