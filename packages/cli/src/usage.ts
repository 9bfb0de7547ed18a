import { type Seed, seedProblem } from 'cardloom';

/** What a person got wrong: one clear line on standard error, exit code 2, nothing half-written. */
export class UsageError extends Error {}

export const fail = (message: string): never => {
  throw new UsageError(message);
};

/** A whole number from the command line. */
export function wholeNumber(name: string, text: string | undefined, otherwise: number, min = 0): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  // an empty text would count as 0
  if (text.trim() === '' || !Number.isSafeInteger(value) || value < min) {
    fail(`--${name} takes a whole number of ${min} or more, not "${text}"`);
  }
  return value;
}

/** A seed from the command line: a whole number of 32 bits, or 32 hex digits; undefined if none is given. */
export function seedOf(text: string | undefined): Seed | undefined {
  if (text === undefined) return undefined;
  const isNumber = /^\d{1,10}$/.test(text);
  const seed = isNumber ? Number(text) : text;
  if (seedProblem(seed) !== null) fail(`--seed takes a whole number below 4294967296 or 32 hex digits, not "${text}"`);
  return seed;
}

/** A list from the command line: `a,b`. */
export const listOf = (text: string | undefined): string[] =>
  text === undefined
    ? []
    : text
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== '');

/** Refuses a word that is not among the known ones, with the nearest of them as a suggestion. */
export function unknown(what: string, word: string, known: Iterable<string>): never {
  const names = [...known];
  const near = nearest(word, names);
  const hint = near === undefined ? `there are: ${names.join(', ')}` : `did you mean ${near}?`;
  return fail(`there is no ${what} "${word}"${names.length === 0 ? '' : `; ${hint}`}`);
}

/** The word a person may have meant. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const lower = word.toLowerCase();
  const ranked = names
    .map((name) => ({ name, distance: distance(lower, name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= Math.max(1, Math.floor(name.length / 3)) || startsAlike(lower, name))
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.name;
}

const startsAlike = (word: string, name: string): boolean => word.length >= 3 && name.toLowerCase().startsWith(word);

/** Edits from one word to the other; two neighbours in the wrong order count once. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      row[j] = Math.min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        row[j] = Math.min(row[j], rows[i - 2][j - 2] + 1);
      }
    }
    rows.push(row);
  }
  return rows[a.length][b.length];
}
