import { areSorted, isPlainObject, type Json, kindOf, setOwn } from './json.ts';
import type { ForeignLimits } from './limits.ts';
import { cut, messageOf } from './quote.ts';

/**
 * Data from outside. It is read once, from the front to the back, into a copy of one's own: nothing that its sender does
 * to it later, or does when it is read, reaches the match. What is not JSON, or more than the limits allow, is refused
 * with its place.
 */
export class ForeignError extends TypeError {
  /** Where it is: `args.cards[2]`. */
  readonly path: string;
  /** What is wrong with it, to go on after the path. */
  readonly fault: string;

  constructor(path: string, fault: string) {
    super(`${path === '' ? 'it' : path} ${fault}`);
    this.path = path;
    this.fault = fault;
  }
}

export class ForeignReader {
  readonly #limits: ForeignLimits;
  readonly #trail: (string | number)[] = [];
  #apart: Apart = NOTHING_APART;
  #values = 0;
  #characters = 0;

  constructor(limits: ForeignLimits) {
    this.#limits = limits;
  }

  /**
   * A copy of a value; the keys of its objects are sorted unless their order is to be kept. Members of the value itself
   * that are named in `apart` are copied by somebody else and do not count here.
   */
  copy(value: unknown, path: string, order: 'sorted' | 'kept' = 'sorted', apart: Apart = NOTHING_APART): Json {
    this.#trail.length = 0;
    this.#apart = apart;
    try {
      return this.#copy(value, order === 'sorted');
    } catch (error) {
      if (error instanceof ForeignError) throw error;
      if (error instanceof Fault) throw new ForeignError(this.#place(path), error.message);
      throw new ForeignError(this.#place(path), `cannot be read: ${messageOf(error)}`);
    }
  }

  /** What comes next has all of the limits for itself. */
  startAnew(): void {
    this.#values = 0;
    this.#characters = 0;
  }

  #copy(value: unknown, isSorted: boolean): Json {
    if (++this.#values > this.#limits.values) throw new Fault(`is one of more than ${this.#limits.values} values`);
    switch (typeof value) {
      case 'string':
        this.#spend(value);
        return value;
      case 'boolean':
        return value;
      case 'number':
        if (!Number.isFinite(value)) throw new Fault(`is ${value}, which JSON cannot hold`);
        // JSON knows no -0
        return value + 0;
      case 'object':
        if (value === null) return null;
        if (this.#trail.length >= this.#limits.depth)
          throw new Fault(`is nested more than ${this.#limits.depth} levels deep, or goes round in circles`);
        return Array.isArray(value) ? this.#copyList(value, isSorted) : this.#copyObject(value, isSorted);
      default:
        throw new Fault(`is ${kindOf(value)}, which JSON cannot hold; use null for "none"`);
    }
  }

  #copyList(list: readonly unknown[], isSorted: boolean): Json {
    const { length } = list;
    // before anything is made for them: a list may claim any length
    if (this.#values + length > this.#limits.values)
      throw new Fault(`has ${length} entries; there may be ${this.#limits.values} values in all`);
    const copy: Json[] = [];
    for (let i = 0; i < length; i++) {
      this.#trail.push(i);
      copy.push(this.#copy(list[i], isSorted));
      this.#trail.pop();
    }
    return copy;
  }

  #copyObject(value: object, isSorted: boolean): Json {
    if (!isPlainObject(value)) throw new Fault(`is ${kindOf(value)}; only plain objects and lists are read`);
    const keys = Object.keys(value);
    if (this.#values + keys.length > this.#limits.values)
      throw new Fault(`has ${keys.length} entries; there may be ${this.#limits.values} values in all`);
    if (isSorted && !areSorted(keys)) keys.sort();
    const copy: Record<string, Json> = {};
    for (const key of keys) {
      this.#spend(key);
      const member: unknown = (value as Record<string, unknown>)[key];
      if (member === undefined) continue;
      const apart = this.#trail.length === 0 ? this.#apart.get(key) : undefined;
      this.#trail.push(key);
      setOwn(copy, key, apart === undefined ? this.#copy(member, isSorted) : apart(member, key));
      this.#trail.pop();
    }
    return copy;
  }

  #spend(text: string): void {
    this.#characters += text.length;
    if (this.#characters > this.#limits.characters)
      throw new Fault(`goes beyond the ${this.#limits.characters} characters there may be in all`);
  }

  #place(path: string): string {
    let place = path;
    for (const step of this.#trail) {
      if (place.length > LONGEST_PLACE) return `${place}…`;
      place += typeof step === 'number' ? `[${step}]` : place === '' ? cut(step) : `.${cut(step)}`;
    }
    return place;
  }
}

const LONGEST_PLACE = 120;

/** Who copies what, by the name of the member. */
export type Apart = ReadonlyMap<string, (member: unknown, path: string) => Json>;
const NOTHING_APART: Apart = new Map();

/** Thrown where something is wrong; the place is worked out where it is caught. */
class Fault extends Error {}

/** A copy of one value from outside. Throws a `ForeignError`. */
export const copyForeign = (value: unknown, limits: ForeignLimits, path: string, order?: 'sorted' | 'kept'): Json =>
  new ForeignReader(limits).copy(value, path, order);
