import { hashText } from './hash.ts';
import { canonicalJson, deepFreeze, type Json } from './json.ts';
import { STORED_DEPTH } from './limits.ts';

/** The index of `null` and of the empty list in every table of values; zeroed memory therefore reads as null. */
// biome-ignore lint/suspicious/noConstEnum: inlined addresses; V8 does not fold a load through an import
export const enum Known {
  null,
  emptyList,
}

/**
 * Strings and JSON values live here once per content, and the match's memory holds their index. All forks of a match
 * share one table. Nothing outside a match depends on an index: snapshots carry the content and checksums its hash.
 */
export class Values {
  readonly list: Json[];
  /** The canonical text of each, and the hash of it once somebody asked. */
  readonly #texts: string[];
  readonly #hashes: (number | undefined)[] = [];
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
    const known = this.#strings.get(text) ?? (this.#template === null ? undefined : this.#template.#strings.get(text));
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

  /** Says whether two values are the same, in any table. */
  hash(index: number): number {
    let hash = this.#hashes[index];
    if (hash === undefined) {
      hash = hashText(this.#texts[index]);
      this.#hashes[index] = hash;
    }
    return hash;
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
    return this.list.push(value) - 1;
  }
}
