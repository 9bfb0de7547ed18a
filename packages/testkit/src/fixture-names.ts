/**
 * A board that cannot be laid out; `path` is the field that is wrong.
 *
 * ```ts
 * try {
 *   arrange(game, {});
 * } catch (error) {
 *   if (error instanceof FixtureError) console.log(error.path);
 * }
 * ```
 */
export class FixtureError extends Error {
  readonly path: string;
  constructor(path: string, message: string) {
    super(`The board cannot be laid out: ${path} ${message}.`);
    this.name = 'FixtureError';
    this.path = path;
  }
}

/** Refuses names the game does not have, naming the field and what there is. */
export function known(path: string, name: string, names: Iterable<string>, what: string): void {
  const all = [...names];
  if (all.includes(name)) return;
  const there = all.length === 0 ? 'there are none' : `there is ${all.join(', ')}`;
  throw new FixtureError(path, `names no ${what} of the game; ${there}`);
}

/** Refuses keys that are not among the given ones. */
export function knownKeys(path: string, given: object, names: Iterable<string>, what: string): void {
  const all = [...names];
  for (const key of Object.keys(given)) known(path === '' ? key : `${path}.${key}`, key, all, what);
}
