import { meant, quoted, there } from '@cardloom/parts';
import type { z } from 'zod';
import type { CardFile } from './files.ts';
import { CardDataError, type Path, showPath } from './problem.ts';
import { Problems } from './problems.ts';
import { findFaults } from './sentence.ts';
import { type Data, type DataMapping, LIMITS, type Limits, readTree, type Tree } from './tree.ts';

/** From files to checked entries: all of them, or one error with what is wrong. */

/**
 * A card, hero, deck … as it was read.
 *
 * ```ts
 * const where = ({ id, file, line }: CardEntry<unknown>): string => `${id}: ${file}:${line}`;
 * ```
 */
export interface CardEntry<T> {
  readonly id: string;
  /** What the schema made of it. */
  readonly data: T;
  /** The mapping as it was written, for display. */
  readonly raw: Data;
  readonly file: string;
  readonly line: number;
}

/**
 * A list whose entries are given by name, not by `id`: `decks: {mine: {jab: 3}}`.
 *
 * ```ts
 * const decks: ByName<typeof deckList> = byName(deckList);
 * ```
 */
export interface ByName<S extends z.ZodType> {
  readonly byName: S;
}
/**
 * Says that the entries of a list are given by name instead of by `id`.
 *
 * ```ts
 * const { decks } = readCardData(files, { decks: byName(deckList) });
 * ```
 */
export const byName = <S extends z.ZodType>(schema: S): ByName<S> => ({ byName: schema });

/** The lists a game's files may hold. A schema stands for a list of mappings, each with its `id`. */
export type ListSchemas = Readonly<Record<string, z.ZodType | ByName<z.ZodType>>>;
export type SchemaOf<L> = L extends ByName<infer S> ? S : L;
/** All lists of card files, each by id. */
export type CardData<L extends ListSchemas> = {
  readonly [K in keyof L]: ReadonlyMap<string, CardEntry<z.output<SchemaOf<L[K]>>>>;
};

/**
 * What a game may look at once its entries are read: does a deck name cards that exist, does a hero's weapon?
 *
 * ```ts
 * import { z } from 'zod';
 * const lists = { cards: z.strictObject({ id: z.string() }), decks: byName(deckList) };
 * function check({ data, ids, report }: Checking<typeof lists>): void {
 *   for (const [name, { data: deck }] of data.decks)
 *     for (const card of Object.keys(deck)) if (!ids('cards').has(card)) report('decks', name, [card], 'is no card');
 * }
 * ```
 */
export interface Checking<L extends ListSchemas> {
  /** The entries that came out right. */
  readonly data: CardData<L>;
  /** The ids of a list, those of entries with problems included: a reference to one of them is no second problem. */
  ids(list: keyof L): ReadonlySet<string>;
  report(list: keyof L, id: string, path: Path, message: string): void;
}

/**
 * What else is checked, and how large files may be.
 *
 * ```ts
 * const limits: Partial<Limits> = { length: 100_000 };
 * const options: ReadOptions<{ readonly decks: ByName<typeof deckList> }> = { limits };
 * ```
 */
export interface ReadOptions<L extends ListSchemas> {
  readonly check?: (checking: Checking<L>) => void;
  readonly limits?: Partial<Limits>;
}

const ID = /^[a-z0-9][a-z0-9_-]*$/i;

/**
 * Reads YAML files whose top level is lists (`cards:`, `heroes:` …), each entry checked by its list's schema.
 *
 * ```ts
 * import { z } from 'zod';
 * const lists = { cards: z.strictObject({ id: z.string(), cost: z.int() }) } satisfies ListSchemas;
 * const { cards }: CardData<typeof lists> = readCardData(files, lists);
 * console.log(cards.get('jab')?.data.cost);
 * ```
 */
export function readCardData<L extends ListSchemas>(
  files: readonly CardFile[],
  lists: L,
  { check, limits }: ReadOptions<L> = {},
): CardData<L> {
  const problems = new Problems();
  const read: Record<string, Map<string, CardEntry<unknown>>> = {};
  const places: Record<string, Map<string, Place>> = {};
  for (const name of Object.keys(lists)) {
    read[name] = new Map();
    places[name] = new Map();
  }
  for (const file of files) {
    if (problems.isFull) break;
    const tree = readTree(file, { ...LIMITS, ...limits }, problems);
    if (tree !== undefined && tree.data !== null) readLists({ file: file.name, tree, path: [] });
  }
  // Built list by list from the schemas' own keys, so the maps hold what those schemas gave.
  const data = read as CardData<L>;
  if (problems.isFull) throw new CardDataError(problems.list);
  check?.({
    data,
    ids: (list) => new Set(places[String(list)].keys()),
    report: (list, id, path, message) => {
      const place = places[String(list)].get(id);
      if (place !== undefined) report(place, id, path, message);
    },
  });
  if (problems.list.length > 0) throw new CardDataError(problems.list);
  return data;

  function readLists(place: Place): void {
    const content = place.tree.data;
    const known = Object.keys(lists);
    if (!isMapping(content)) {
      report(place, undefined, [], `must be a mapping of lists; ${there(known)}`);
      return;
    }
    for (const [name, list] of Object.entries(content)) {
      if (problems.isFull) return;
      const at = inside(place, name);
      if (!Object.hasOwn(lists, name)) {
        report(place, undefined, [name], `${quoted(name)} is no list of this game; ${meant(name, known)}`);
      } else if (list !== null) readList(at, name, list);
    }
  }

  function readList(place: Place, name: string, list: Data): void {
    const rule = lists[name];
    if ('byName' in rule) {
      if (!isMapping(list)) report(place, undefined, [], 'must be a mapping from names to entries');
      else {
        for (const [id, raw] of Object.entries(list)) {
          if (problems.isFull) return;
          readEntry(inside(place, id), name, rule.byName, id, raw);
        }
      }
      return;
    }
    if (!isList(list)) {
      report(place, undefined, [], 'must be a list of entries, each with an id');
      return;
    }
    for (const [i, raw] of list.entries()) {
      if (problems.isFull) return;
      const at = inside(place, i);
      if (!isMapping(raw)) report(at, undefined, [], 'must be a mapping with an id');
      else if (typeof raw.id === 'string') readEntry(at, name, rule, raw.id, raw);
      else report(at, undefined, ['id'], raw.id === undefined ? 'is missing: every entry has one' : 'must be text');
    }
  }

  function readEntry(place: Place, list: string, schema: z.ZodType, id: string, raw: Data): void {
    if (!ID.test(id)) report(place, id, ['id'], `${quoted(id)} is no id; ids are letters, digits, _ and -`);
    const first = places[list].get(id);
    if (first !== undefined) {
      report(
        place,
        id,
        ['id'],
        `${quoted(id)} is there twice; first in ${first.file}:${first.tree.lineOf(first.path)}`,
      );
      return;
    }
    places[list].set(id, place);
    const { data: checked, faults } = findFaults(schema, raw);
    for (const { path, message } of faults) report(place, id, path, message);
    if (faults.length > 0) return;
    read[list].set(id, { id, data: checked, raw, file: place.file, line: place.tree.lineOf(place.path) });
  }

  function report({ file, tree, path }: Place, id: string | undefined, at: Path, message: string): void {
    problems.add(file, () => {
      const full = [...path, ...at];
      // inside an entry the path begins at the entry
      return { line: tree.lineOf(full), id, path: showPath(id === undefined ? full : at), message };
    });
  }
}

/** Somewhere in a file. */
interface Place {
  readonly file: string;
  readonly tree: Tree;
  readonly path: Path;
}
const inside = ({ file, tree, path }: Place, key: string | number): Place => ({ file, tree, path: [...path, key] });

const isList = (data: Data): data is readonly Data[] => Array.isArray(data);
export const isMapping = (data: unknown): data is DataMapping =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
