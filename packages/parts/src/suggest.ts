import { showControlCharacters } from 'cardloom';

/** Words for messages: what was probably meant, and what there is. */

/**
 * The allowed word that is nearest to a misspelt one, if any is near.
 *
 * ```ts
 * console.log(suggest('kcik', ['jab', 'kick'])); // kick
 * ```
 */
export function suggest(word: string, allowed: Iterable<string>): string | undefined {
  if (word.length > 2 * LONGEST) return undefined;
  const given = plain(word);
  let best: string | undefined;
  let least = Math.max(1, Math.floor(given.length / 3)) + 1;
  let compared = 0;
  for (const candidate of allowed) {
    if (++compared > MOST_COMPARED) break;
    const distance = editDistance(given, plain(candidate), least);
    if (distance < least) {
      best = candidate;
      least = distance;
    }
  }
  return best;
}

/**
 * "did you mean …?" if a word is near, and else the words there are.
 *
 * ```ts
 * console.log(meant('kcik', ['jab', 'kick'])); // did you mean "kick"?
 * ```
 */
export function meant(word: string, allowed: Iterable<string>): string {
  const words = [...allowed];
  const near = suggest(word, words);
  return near === undefined ? there(words) : `did you mean ${quoted(near)}?`;
}

/**
 * A word as it was written, between quotes: cut if it is very long, and without control characters.
 *
 * ```ts
 * throw new RangeError(`there is no card ${quoted('kcik')}`);
 * ```
 */
export const quoted = (word: string): string => `"${short(word)}"`;
const short = (word: string): string => showControlCharacters(word.length > 60 ? `${word.slice(0, 59)}…` : word);

const MOST_LISTED = 40;

/**
 * `there are a, b, c`.
 *
 * ```ts
 * console.log(there(['jab', 'kick'])); // there are jab, kick
 * ```
 */
export function there(allowed: Iterable<string>): string {
  const words = [...allowed];
  if (words.length === 0) return 'there are none';
  const more = words.length > MOST_LISTED ? ` and ${words.length - MOST_LISTED} more` : '';
  return `there ${words.length === 1 ? 'is' : 'are'} ${words.slice(0, MOST_LISTED).map(short).join(', ')}${more}`;
}

/**
 * `a list`, `a list or text`, `a list, text or a number`.
 *
 * ```ts
 * console.log(either(['a list', 'text', 'a number'])); // a list, text or a number
 * ```
 */
export function either(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words[words.length - 1]}`;
}

/** Case and separators are no difference: `goAgain` is near `go_again`. */
const plain = (word: string): string => word.toLowerCase().replaceAll(/[\s_-]/g, '');

/** Longer words are compared with nothing, and a word with no more others than this. */
const LONGEST = 80;
const MOST_COMPARED = 5000;

/** Insertions, deletions, replacements and swaps of neighbours; at least `limit` if there are that many. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit || a.length > LONGEST || b.length > LONGEST) return limit;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j], before[j - 2] + 1);
    }
    before = last;
    last = row;
  }
  return last[b.length];
}
