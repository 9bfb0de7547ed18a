import { LONGEST_WORD, MOST_CANDIDATES } from './limits.ts';
import { cut } from './quote.ts';

/** `; did you mean "main"?` when a name is close to one that exists. */
export function suggestion(wrong: unknown, names: Iterable<string>): string {
  const best = nearest(wrong, names);
  return best === undefined ? '' : `; did you mean "${cut(best)}"?`;
}

/** The name that is nearest to a misspelt one, if any is near. */
function nearest(wrong: unknown, names: Iterable<string>): string | undefined {
  if (typeof wrong !== 'string' || wrong.length > LONGEST_WORD) return undefined;
  let best: string | undefined;
  // about a third may be wrong
  let limit = wrong.length < 2 ? 1 : Math.ceil(wrong.length / 3) + 1;
  let candidates = 0;
  for (const name of names) {
    if (++candidates > MOST_CANDIDATES) break;
    if (Math.abs(name.length - wrong.length) >= limit) continue;
    const distance = editDistance(wrong, name);
    if (distance < limit) {
      best = name;
      limit = distance;
    }
  }
  return best;
}

/** Insertions, deletions, replacements, and swaps of neighbours. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) row[j] = Math.min(row[j], before[j - 2] + 1);
    }
    before = last;
    last = row;
  }
  return last[b.length];
}
