import { z } from 'zod';

/** Closed vocabularies in a few lines: what a game's cards may say, and nothing else. */

/**
 * A mapping with these fields and no others.
 *
 * ```ts
 * const schema = mapping({ side: sideSchema });
 * schema.parse({ side: 'own' });
 * ```
 */
export const mapping = <S extends z.ZodRawShape>(fields: S) => z.strictObject(fields);

/**
 * One of some words.
 *
 * ```ts
 * word(['slow', 'fast']).parse('slow'); // 'slow'
 * ```
 */
export const word = <const W extends readonly [string, ...string[]]>(words: W) => z.enum(words);

/**
 * A mapping of conditions, any of them: `if: {attack_number: 2, is_weapon: true}`. All that are there must hold.
 *
 * ```ts
 * const conditions = predicates({ side: sideSchema });
 * conditions.parse({}); // none of them
 * ```
 */
export const predicates = <S extends z.ZodRawShape>(conditions: S) => z.strictObject(conditions).partial();

/**
 * Lists by trigger: `abilities: {on_hit: [...], static: [...]}`.
 *
 * ```ts
 * const abilities = byTrigger(['on_hit', 'static'], mapping({}));
 * ```
 */
export const byTrigger = <const W extends readonly [string, ...string[]], T extends z.ZodType>(triggers: W, entry: T) =>
  z.partialRecord(z.enum(triggers), z.array(entry));

type Fields = z.ZodRawShape;
type Flat<T> = { [K in keyof T]: T[K] } & {};
/** Operations as a union told apart by the field `do`. */
export type OperationsOf<O extends Readonly<Record<string, Fields>>, C extends Fields, Key extends string = 'do'> = {
  [K in keyof O]: Flat<{ [D in Key]: K } & z.output<z.ZodObject<O[K]>> & z.output<z.ZodObject<C>>>;
}[keyof O];

/**
 * `{do: draw, amount: 1}`: each operation with its own fields, all with the common ones.
 *
 * ```ts
 * import { z } from 'zod';
 * const verbs = { draw: { n: z.int() }, burn: { amount: z.int() } };
 * const common = { when: z.string().optional() };
 * const schema = operations(verbs, common);
 * const draw: OperationsOf<typeof verbs, typeof common> = { do: 'draw', n: 2 };
 * ```
 */
export function operations<
  const O extends Readonly<Record<string, Fields>>,
  C extends Fields = Record<never, never>,
  Key extends string = 'do',
>(fields: O, common?: C, key?: Key): z.ZodType<OperationsOf<O, C, Key>> {
  const name: string = key ?? 'do';
  const [first, ...rest] = Object.entries(fields).map(([operation, own]) =>
    z.strictObject({ [name]: z.literal(operation), ...own, ...common }),
  );
  // Made from a list, so the compiler sees one kind of member; the union is what the entries of `fields` say.
  return z.discriminatedUnion(name, [first, ...rest]) as unknown as z.ZodType<OperationsOf<O, C, Key>>;
}
