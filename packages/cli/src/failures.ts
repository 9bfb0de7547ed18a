import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isPath } from './catalogue.ts';
import { quoted } from './quoted.ts';
import { type ReplayFile, saveReplay } from './replay-file.ts';
import { fail } from './usage.ts';

/** Where `sim` and `audit` leave matches in which something went wrong, unless somebody says otherwise. */
export const FAILURES = 'cardloom-failures';

/** Saves a match under a name in a folder, and gives the command that plays it again; `given` is the game as it was typed. */
export function saveFailure(folder: string, name: string, file: ReplayFile, given: string): string {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    fail(`cannot make the folder ${folder}`);
  }
  const path = join(folder, `${name}.json`);
  saveReplay(path, file);
  return `cardloom replay ${quoted(path)}${isPath(given) ? ` --game ${quoted(given)}` : ''}`;
}
