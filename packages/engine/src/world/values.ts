import { type Asleep, putToSleep, wakeUp } from './asleep.ts';
import { hashText } from './hash.ts';
import { canonicalJson, deepFreeze, type Json } from './json.ts';
import { STORED_DEPTH } from './limits.ts';

/** The index of `null` and of the empty list in every table of values; zeroed memory therefore reads as null. */
// biome-ignore lint/suspicious/noConstEnum: inlined addresses; V8 does not fold a load through an import
export const enum Known {
  null,
  emptyList,
}

/** A value's number in one table, and where it comes from in another. */
export interface Other {
  readonly here: number;
  readonly there: number;
}

/**
 * Strings and JSON values live here once per content, and the match's memory holds their index. All forks of a match
 * share one table, until one of them drops what it no longer needs. Nothing outside a match depends on an index: snapshots carry the content and checksums its hash.
 */
export class Values {
  readonly list: Json[];
  /** The canonical text of each, and the hash of it once somebody asked. */
  readonly #texts: string[];
  /** How long the texts are that were added to what a match starts with. */
  textLength = 0;
  readonly #hashes: (number | undefined)[] = [];
  /** Long values that only undo may need again. In the list they are null, and have no text. */
  #asleep: Map<number, Asleep> | null = null;
  readonly #strings = new Map<string, number>();
  readonly #contents = new Map<string, number>();
  /** What a match starts with, shared by all matches. It never changes once there is a match. */
  readonly #template: Values | null;

  constructor(template: Values | null = null) {
    this.#template = template;
    this.list = template === null ? [] : template.list.slice();
    this.#texts = template === null ? [] : template.#texts.slice();
    if (template === null) {
      this.json(null);
      this.json([]);
    }
  }

  string(text: string): number {
    const known = this.#findString(text);
    if (known !== undefined) return known;
    const index = this.#append(text, JSON.stringify(text));
    this.#strings.set(text, index);
    return index;
  }

  /** Stores a frozen copy with sorted keys and freezes what it was given, so that a later change in place throws. */
  json(value: unknown): number {
    if (typeof value === 'string') return this.string(value);
    const text = canonicalJson(value, '', STORED_DEPTH);
    deepFreeze(value);
    return this.#find(text) ?? this.#store(deepFreeze(JSON.parse(text) as Json), text);
  }

  /** Takes a value over from another table. */
  adopt(from: Values, index: number, copy: (value: Json) => Json): number {
    const value = from.list[index];
    if (typeof value === 'string') return this.string(value);
    const text = from.#texts[index];
    return this.#find(text) ?? this.#store(copy(value), text);
  }

  /** The same for a value that only undo may need again: what it has in common with another one is not kept twice. */
  adoptAsleep(from: Values, index: number, other: Other): number {
    const record = from.#asleep?.get(index);
    if (record !== undefined) return this.#appendAsleep({ ...record, like: other.here });
    return this.#appendAsleep(putToSleep(from.#texts[index], from.#textOf(other.there), other.here));
  }

  /** The value that a sleeping one was put to sleep by; undefined if it is awake. */
  likeOf(index: number): number | undefined {
    return this.#asleep?.get(index)?.like;
  }

  isLong(index: number): boolean {
    return this.#asleep?.has(index) === true || this.#texts[index].length > LONG_TEXT;
  }

  /** The number under which a value can be read from now on. */
  wake(index: number): number {
    if (this.#asleep?.has(index) !== true) return index;
    const text = this.#textOf(index);
    const value = JSON.parse(text) as Json;
    const known = typeof value === 'string' ? this.#findString(value) : this.#find(text);
    // meanwhile somebody wrote the same
    if (known !== undefined) return known;
    this.#asleep.delete(index);
    this.list[index] = deepFreeze(value);
    this.#texts[index] = text;
    this.textLength += text.length;
    if (typeof value === 'string') this.#strings.set(value, index);
    else this.#contents.set(text, index);
    return index;
  }

  #textOf(index: number): string {
    const path: Asleep[] = [];
    let at = index;
    for (let record = this.#asleep?.get(at); record !== undefined; record = this.#asleep?.get(at)) {
      path.push(record);
      at = record.like;
    }
    return path.reduceRight((text, record) => wakeUp(record, text), this.#texts[at]);
  }

  #appendAsleep(record: Asleep): number {
    const index = this.#append(null, '');
    this.textLength += record.middle.length + ASLEEP_TEXT;
    this.#asleep ??= new Map();
    this.#asleep.set(index, record);
    return index;
  }

  /** Says whether two values are the same, in any table. */
  hash(index: number): number {
    let hash = this.#hashes[index];
    if (hash === undefined) {
      hash = hashText(this.#texts[index]);
      this.#hashes[index] = hash;
    }
    return hash;
  }

  #findString(text: string): number | undefined {
    return this.#strings.get(text) ?? (this.#template === null ? undefined : this.#template.#strings.get(text));
  }

  #find(text: string): number | undefined {
    return this.#contents.get(text) ?? (this.#template === null ? undefined : this.#template.#contents.get(text));
  }

  #store(value: Json, text: string): number {
    const index = this.#append(value, text);
    this.#contents.set(text, index);
    return index;
  }

  #append(value: Json, text: string): number {
    this.#texts.push(text);
    this.textLength += text.length;
    return this.list.push(value) - 1;
  }
}

/** Shorter texts take no more memory than it takes to say how they differ from another. */
const LONG_TEXT = 200;
/** What a sleeping value counts for besides its own text. */
const ASLEEP_TEXT = 60;
