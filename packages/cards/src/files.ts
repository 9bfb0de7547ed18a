import { readdirSync, readFileSync } from 'node:fs';

/**
 * A file of card data: its name for messages, and its text.
 *
 * ```ts
 * const file: CardFile = { name: 'ninja.yaml', text: 'cards:\n  - { id: jab, cost: 0 }\n' };
 * ```
 */
export interface CardFile {
  readonly name: string;
  readonly text: string;
}

/**
 * The YAML files of a folder, by name. The only place that touches the disk: elsewhere texts come from the caller.
 *
 * ```ts
 * const files = readCardFiles(new URL('./cards/', import.meta.url));
 * ```
 */
export function readCardFiles(folder: URL): CardFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
}
