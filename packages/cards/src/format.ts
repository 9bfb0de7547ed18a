import type { z } from 'zod';
import type { CardFile } from './files.ts';
import { type CardData, type ListSchemas, type ReadOptions, readCardData, type SchemaOf } from './read.ts';

/**
 * What the card files of a game may hold, and what a game is given of them: plain data, so that it can be a module.
 *
 * ```ts
 * const countOf = (format: CardFormat<{ readonly cards: object }>): number => Object.keys(format.read(files).cards).length;
 * ```
 */
export interface CardFormat<R extends object> {
  /** All that the files say, or one `CardDataError` with what is wrong. */
  read(files: readonly CardFile[]): R;
}

/**
 * What a format reads: `type Cards = CardsOf<typeof format>['cards']`.
 *
 * ```ts
 * import { z } from 'zod';
 * const own = cardFormat({ cards: z.strictObject({ id: z.string(), cost: z.int() }) });
 * const cards: CardsOf<typeof own>['cards'] = own.read(files).cards;
 * ```
 */
export type CardsOf<F> = F extends CardFormat<infer R> ? R : never;

/**
 * Every list as a record: what the schema made of an entry, by its id.
 *
 * ```ts
 * import { z } from 'zod';
 * const lists = { cards: z.strictObject({ cost: z.int() }) };
 * const records: RecordsOf<typeof lists> = { cards: { jab: { cost: 0 } } };
 * ```
 */
export type RecordsOf<L extends ListSchemas> = {
  readonly [K in keyof L]: Readonly<Record<string, z.output<SchemaOf<L[K]>>>>;
};

/**
 * The format of a game's card files.
 *
 *
 * `check` looks at what hangs together; `records` makes something else of the entries than a record of each list.
 *
 * ```ts
 * import { z } from 'zod';
 * export default cardFormat({ cards: z.strictObject({ id: z.string(), cost: z.int() }), decks: byName(deckList) });
 * ```
 */
export function cardFormat<L extends ListSchemas, R extends object>(
  lists: L,
  options: ReadOptions<L> & { readonly records: (data: CardData<L>) => R },
): CardFormat<R>;
export function cardFormat<L extends ListSchemas>(lists: L, options?: ReadOptions<L>): CardFormat<RecordsOf<L>>;
export function cardFormat<L extends ListSchemas>(
  lists: L,
  { records = recordsOf, ...options }: ReadOptions<L> & { readonly records?: (data: CardData<L>) => object } = {},
): CardFormat<object> {
  return { read: (files) => records(readCardData(files, lists, options)) };
}

/**
 * The data of every entry, by list and id.
 *
 * ```ts
 * const { cards } = recordsOf(readCardData(files, { cards: mapping({ cost: word(['low', 'high']) }) }));
 * ```
 */
export function recordsOf<L extends ListSchemas>(data: CardData<L>): RecordsOf<L> {
  const records: Record<string, object> = {};
  for (const [list, entries] of Object.entries<CardData<L>[keyof L]>(data)) {
    records[list] = Object.fromEntries([...entries].map(([id, entry]) => [id, entry.data]));
  }
  // Made list by list from the maps, whose entries are what the schemas gave.
  return records as RecordsOf<L>;
}
