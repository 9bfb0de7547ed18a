import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Replay, showControlCharacters } from 'cardloom';
import type { Finding } from './report.ts';

/**
 * What `cardloom replay` reads.
 *
 * ```ts
 * const isKnown = ({ format }: FailingMatch): boolean => format === 'cardloom-replay/1';
 * ```
 */
export interface FailingMatch extends Replay {
  readonly format: 'cardloom-replay/1';
  /** What was found. */
  readonly error: string;
}

/**
 * The match of a finding as a replay file; null if the finding is about many matches.
 *
 * ```ts
 * const [finding] = conform(game, { games: 5 }).findings;
 * if (finding !== undefined) JSON.stringify(failingMatch(finding));
 * ```
 */
export function failingMatch({ law, detail, replay }: Finding): FailingMatch | null {
  if (replay === null) return null;
  return { format: 'cardloom-replay/1', ...replay, error: showControlCharacters(`${law}: ${detail}`) };
}

/** Saves the match of a finding, and gives the command that plays it again. */
export function saveFailingMatch(folder: string, game: string, finding: Finding): string | null {
  const match = failingMatch(finding);
  if (match === null) return null;
  const file = join(folder, `${game.replace(/\W+/g, '-')}-${finding.seed}-${finding.action}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(match, null, 1)}\n`);
  return `npx cardloom replay ${file}`;
}
