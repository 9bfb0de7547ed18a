import { hashText } from './hash.ts';
import { canonicalJson, deepFreeze, type Json } from './json.ts';

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
  readonly list: Json[] = [];
  readonly hashes: number[] = [];
  readonly #strings = new Map<string, number>();
  readonly #contents = new Map<string, number>();

  constructor(template?: Values) {
    if (template === undefined) {
      this.json(null);
      this.json([]);
      return;
    }
    this.list = template.list.slice();
    this.hashes = template.hashes.slice();
    this.#strings = new Map(template.#strings);
    this.#contents = new Map(template.#contents);
  }

  string(text: string): number {
    const known = this.#strings.get(text);
    if (known !== undefined) return known;
    const index = this.#append(text, JSON.stringify(text));
    this.#strings.set(text, index);
    return index;
  }

  /** Stores a frozen copy with sorted keys and freezes what it was given, so that a later change in place throws. */
  json(value: unknown): number {
    if (typeof value === 'string') return this.string(value);
    const text = canonicalJson(value);
    deepFreeze(value);
    const known = this.#contents.get(text);
    if (known !== undefined) return known;
    const index = this.#append(deepFreeze(JSON.parse(text) as Json), text);
    this.#contents.set(text, index);
    return index;
  }

  #append(value: Json, text: string): number {
    this.hashes.push(hashText(text));
    return this.list.push(value) - 1;
  }
}
