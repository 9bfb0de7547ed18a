import { type Match, playReplay } from 'cardloom';
import type { CatalogueEntry } from './catalogue.ts';
import type { ReplayFile } from './replay-file.ts';
import { fail } from './usage.ts';

/** Plays a file to its end and compares its checksum; a file of another game or version is refused. */
export function verify(entry: CatalogueEntry, file: ReplayFile): Match {
  if (file.game !== entry.game.name) fail(`this is a match of ${file.game}, not of ${entry.name}`);
  return playReplay(entry.game, file);
}
