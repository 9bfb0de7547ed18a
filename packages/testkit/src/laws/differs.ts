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
