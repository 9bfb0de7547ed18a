import { controlCharacterIn, type Replay, seedProblem } from 'cardloom';

/**
 * A match in a file: what a terminal saves and a page downloads, and what both open again.
 *
 * ```ts
 * const file: ReplayFile = { format: REPLAY_FORMAT, ...match.replay() };
 * ```
 */
export interface ReplayFile extends Replay {
  readonly format: typeof REPLAY_FORMAT;
  /** Why the match stopped, if something went wrong. */
  readonly error?: string;
  /** Who sat where, so that it can go on: seat by seat, `you` or the name of a bot. */
  readonly table?: readonly string[];
  /** Which of the actions were made by themselves, by place: whoever takes back goes further. */
  readonly automatic?: readonly number[];
  /** Milliseconds it has been played for. */
  readonly played?: number;
  /** When the person is asked; whoever reads it leaves it to the host to judge. */
  readonly prefs?: unknown;
}

/**
 * What a saved match calls its format.
 *
 * ```ts
 * REPLAY_FORMAT; // 'cardloom-replay/1'
 * ```
 */
export const REPLAY_FORMAT = 'cardloom-replay/1';

/**
 * Reads the text of a replay file and checks its shape: the file, or what is wrong with it, in words. Whether its actions are legal is for `playReplay` to say.
 *
 * ```ts
 * const file = readReplayFile('{}');
 * if (typeof file === 'string') console.log(`This cannot be opened: ${file}`);
 * else playReplay(game, file);
 * ```
 */
export function readReplayFile(text: string): ReplayFile | string {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return 'it is not JSON';
  }
  return problemWith(content) ?? (content as ReplayFile);
}

function problemWith(content: unknown): string | null {
  if (!isRecord(content)) return 'it holds no object';
  if (content.format !== REPLAY_FORMAT) {
    return content.format === undefined
      ? '"format" is missing'
      : `its format is ${JSON.stringify(content.format)}, not "${REPLAY_FORMAT}"`;
  }
  for (const name of ['game', 'version', 'checksum']) {
    if (typeof content[name] !== 'string') return `"${name}" is no text`;
  }
  const seed = seedProblem(content.seed);
  if (seed !== null) return `"seed" is ${seed}`;
  if (content.start !== undefined) return 'it is the replay of a sample, which no match ever was';
  if (!isTexts(content.players)) return '"players" is no list of names';
  if (!('options' in content)) return '"options" is missing';
  if (!Array.isArray(content.actions)) return '"actions" is no list';
  const odd = content.actions.findIndex((action) => !isRecord(action));
  if (odd >= 0) return `action ${odd + 1} is no action`;
  if (content.table !== undefined && !isTexts(content.table)) return '"table" is no list of names';
  if (content.automatic !== undefined && !isPlaces(content.automatic)) return '"automatic" is no list of places';
  if (content.played !== undefined && !Number.isSafeInteger(content.played)) return '"played" is no whole number';
  if (content.error !== undefined && typeof content.error !== 'string') return '"error" is no text';
  for (const [name, value] of Object.entries(content)) {
    const control = controlWithin([name, value]);
    if (control !== null) return `"${name}" has the control character ${control}`;
  }
  return null;
}

/** The first control character in any text or key of a value, however deep: names are printed on terminals. */
function controlWithin(value: unknown): string | null {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string') {
      const control = controlCharacterIn(next);
      if (control !== null) return control;
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, inner] of Object.entries(next)) left.push(key, inner);
    }
  }
  return null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlaces = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isSafeInteger);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
