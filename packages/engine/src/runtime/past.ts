/** The first items of somebody else's list, as they are seen from here. */
interface Beginning<T> {
  readonly items: readonly T[];
  readonly length: number;
  readonly seenAs: ((item: T) => T) | null;
}

/**
 * What was done so far: a list that grows at its end. A branch begins with what was there when it was made, shares it and
 * goes on for itself; so a fork costs the same after a hundred thousand moves as after one. Only who reads a branch as a
 * list pays for its length, once.
 */
export class Past<T> {
  #beginning: Beginning<T> | null = null;
  #items: T[];
  /** So many of the items are the beginning of somebody else's list: they stay as they are. */
  #shared = 0;

  constructor(items: readonly T[] = []) {
    this.#items = items.slice();
  }

  get length(): number {
    return this.#items.length + (this.#beginning === null ? 0 : this.#beginning.length);
  }

  /** All items. The list goes on as this goes on: who wants to keep it as it is makes a branch. */
  get all(): readonly T[] {
    if (this.#beginning !== null) {
      const { items, length, seenAs } = this.#beginning;
      const own = items.slice(0, length);
      if (seenAs !== null) for (let i = 0; i < length; i++) own[i] = seenAs(own[i]);
      for (let i = 0; i < this.#items.length; i++) own.push(this.#items[i]);
      this.#use(own);
    }
    return this.#items;
  }

  get last(): T | undefined {
    return this.#items.length > 0 ? this.#items[this.#items.length - 1] : this.all.at(-1);
  }

  push(item: T): void {
    this.#items.push(item);
  }

  /** Takes the last item away. */
  pop(): T | undefined {
    if (this.#items.length <= this.#shared) this.#use(this.all.slice());
    return this.#items.pop();
  }

  /** Another list with the same items; `seenAs` says what they look like in it. */
  branch(seenAs: ((item: T) => T) | null = null): Past<T> {
    const branch = new Past<T>();
    const { length } = this;
    if (length === 0) return branch;
    if (this.#beginning !== null && this.#items.length === 0) {
      const { seenAs: before } = this.#beginning;
      branch.#beginning = { ...this.#beginning, seenAs: chained(before, seenAs) };
      return branch;
    }
    branch.#beginning = { items: this.all, length, seenAs };
    this.#shared = length;
    return branch;
  }

  #use(items: T[]): void {
    this.#beginning = null;
    this.#items = items;
    this.#shared = 0;
  }
}

function chained<T>(first: ((item: T) => T) | null, then: ((item: T) => T) | null): ((item: T) => T) | null {
  if (first === null || then === null) return first ?? then;
  return (item) => then(first(item));
}
