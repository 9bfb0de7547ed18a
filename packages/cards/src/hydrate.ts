import type { z } from 'zod';
import { CardDataError, showPath } from './problem.ts';
import { isMapping } from './read.ts';
import { findFaults } from './sentence.ts';
import type { Data, DataMapping } from './tree.ts';

/** A card of a deck, complete: what its entry says, then what the card's file says. */
export interface Hydrated<T> {
  readonly data: T;
  /** Both mappings as one, unknown keys included, for display. */
  readonly raw: DataMapping;
}

/**
 * Where a card comes from, for messages.
 *
 * ```ts
 * const options: HydrateOptions = { file: 'deck.yaml', naming: ['card'] };
 * ```
 */
export interface HydrateOptions {
  /** For messages: where the entry stands. */
  readonly file?: string;
  /** The fields of an entry that name the card and are none of its own. */
  readonly naming?: readonly string[];
}

/**
 * Fills in a deck entry from the card it names. A field of the entry goes before the same field of the card; what
 * both lack and the schema needs is an error that names it.
 *
 * ```ts
 * import { z } from 'zod';
 * const schema = z.strictObject({ pitch: z.int(), cost: z.int() });
 * const { data, raw }: Hydrated<z.infer<typeof schema>> = hydrate({ card: 'jab', pitch: 3 }, { cost: 2 }, schema);
 * console.log(data.cost, raw.pitch); // 2 3
 * ```
 */
export function hydrate<T>(
  entry: DataMapping,
  card: Data | undefined,
  schema: z.ZodType<T>,
  { file = 'deck', naming = ['card'] }: HydrateOptions = {},
): Hydrated<T> {
  const id = String(entry[naming[0]] ?? '');
  if (card !== undefined && !isMapping(card)) {
    throw new CardDataError([{ file, id, path: '', message: 'the card must be a mapping' }]);
  }
  const raw: Record<string, Data> = { ...card };
  for (const [key, value] of Object.entries(entry)) if (!naming.includes(key)) raw[key] = value;
  const { data, faults } = findFaults(schema, raw);
  if (faults.length > 0) {
    throw new CardDataError(faults.map(({ path, message }) => ({ file, id, path: showPath(path), message })));
  }
  // No faults: this is what the schema gave.
  return { data: data as T, raw: Object.freeze(raw) };
}
