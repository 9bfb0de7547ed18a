/** Whether two values are the same JSON, in whatever order their keys stand. */
export function isSame(here: unknown, there: unknown): boolean {
  if (here === there) return true;
  if (typeof here !== 'object' || typeof there !== 'object' || here === null || there === null) return false;
  if (Array.isArray(here) !== Array.isArray(there)) return false;
  let keys = 0;
  for (const key in here) {
    keys++;
    if (!isSame((here as Record<string, unknown>)[key], (there as Record<string, unknown>)[key])) return false;
  }
  for (const _ in there) keys--;
  return keys === 0;
}

/** Where two values differ, byte by byte; null if they do not. */
export function differs(here: unknown, there: unknown): string | null {
  const a = JSON.stringify(here) ?? 'nothing';
  const b = JSON.stringify(there) ?? 'nothing';
  if (a === b) return null;
  let at = 0;
  while (a[at] === b[at]) at++;
  const from = Math.max(0, at - 40);
  return `…${a.slice(from, at + 40)}… or …${b.slice(from, at + 40)}…`;
}
