import { showPath } from './problem.ts';

/** From what a format read to the text of a module that a game imports: nothing is read or checked at run time. */

export interface ModuleOptions {
  /**
   * For a module in TypeScript: where the written module finds the format, which is the default export there. Without it
   * the module is plain JavaScript.
   */
  readonly format?: string;
  /** A line about where it comes from. */
  readonly about?: string;
}

/**
 * A record whose names are known: `Entries<Readonly<Record<string, Card>>, 'jab' | 'kick'>`.
 *
 * ```ts
 * const cards: Entries<Readonly<Record<string, { cost: number }>>, 'jab' | 'kick'> = { jab: { cost: 0 }, kick: { cost: 1 } };
 * ```
 */
export type Entries<R, N extends string> = string extends keyof R ? Readonly<Record<N, R[keyof R]>> : R;

/**
 * The text of a module with every record as an export.
 *
 * ```ts
 * import { writeFileSync } from 'node:fs';
 * const options: ModuleOptions = { format: './cards/format.ts', about: 'Made of cards/*.yaml.' };
 * writeFileSync('cards.generated.ts', cardModule(format.read(files), options));
 * ```
 */
export function cardModule(records: object, { format, about }: ModuleOptions = {}): string {
  const lines = [`// ${about ?? 'Written by `cardloom cards`: change the card files, and write it again.'}`];
  if (format !== undefined) {
    lines.push(
      `import type { CardsOf, Entries } from '@cardloom/cards';`,
      `import type format from ${JSON.stringify(format)};`,
      '',
      'type Records = CardsOf<typeof format>;',
    );
  }
  const entries: readonly [string, unknown][] = Object.entries(records);
  for (const [name, record] of entries) {
    checkData(record, [name]);
    const type = format === undefined ? '' : `: ${typeOf(name, record)}`;
    lines.push('', `export const ${name}${type} = ${literal(record)};`);
  }
  return `${lines.join('\n')}\n`;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function typeOf(name: string, record: unknown): string {
  const type = `Records[${JSON.stringify(name)}]`;
  if (!isRecord(record)) return type;
  const names = Object.keys(record).map((key) => JSON.stringify(key));
  return `Entries<${type}, ${names.length === 0 ? 'never' : names.join(' | ')}>`;
}

/** A line for each entry. */
function literal(record: unknown): string {
  if (!isRecord(record)) return JSON.stringify(record);
  const entries = Object.entries(record).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  return entries.length === 0 ? '{}' : `{\n${entries.join('')}}`;
}

/** A module holds data; anything else would be lost on the way without a word. */
function checkData(value: unknown, path: readonly (string | number)[]): void {
  const refuse = (what: string): never => {
    throw new TypeError(
      `${showPath(path)} is ${what}; a module of cards holds text, numbers, truth values, lists and mappings`,
    );
  };
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) refuse(String(value));
  } else if (typeof value !== 'object') refuse(`a ${typeof value}`);
  else if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) {
      if (item === undefined) refuse('a list with a gap');
      checkData(item, [...path, i]);
    }
  } else if (Object.getPrototypeOf(value) !== Object.prototype && Object.getPrototypeOf(value) !== null) {
    refuse(`a ${value.constructor.name}`);
  } else for (const [key, item] of Object.entries(value)) checkData(item, [...path, key]);
}
