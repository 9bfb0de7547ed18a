import { REPLAY_FORMAT, type ReplayFile, readReplayFile } from '@cardloom/host';
import { type Match, showControlCharacters } from 'cardloom';
import { readText, writeText } from './files.ts';
import { fail } from './usage.ts';

/** A match on disk: what `play` saves, what `sim` leaves of a match that failed, what `replay` reads. */
export type { ReplayFile } from '@cardloom/host';

type ReplayExtras = Pick<ReplayFile, 'error' | 'table' | 'automatic' | 'played' | 'prefs'>;

export const toReplayFile = (match: Match, extras: ReplayExtras = {}): ReplayFile => ({
  format: REPLAY_FORMAT,
  ...match.replay(),
  ...extras,
  // a rule's own message may hold anything
  ...(extras.error === undefined ? {} : { error: showControlCharacters(extras.error) }),
});

const replayText = (file: ReplayFile): string => `${JSON.stringify(file, null, 1)}\n`;

export const saveReplay = (path: string, file: ReplayFile): void => writeText(path, replayText(file));

export function loadReplay(path: string): ReplayFile {
  const read = readReplayFile(readText(path));
  return typeof read === 'string' ? fail(`${path} is damaged or no replay file: ${read}`) : read;
}
