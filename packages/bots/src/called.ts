/** From the second seat on: the first is usually a person's. */
const NAMES = ['Oskar', 'Lin', 'Tomás', 'Ada', 'Kofi', 'Mira'];

/**
 * How a bot is called at a table, by its seat (from 0) and unlike anybody who is there.
 *
 * ```ts
 * botCalled(1); // 'Oskar'
 * botCalled(1, ['Oskar']); // 'Lin'
 * ```
 */
export function botCalled(seat: number, others: readonly string[] = []): string {
  const { length } = NAMES;
  const from = NAMES.map((_, i) => NAMES[(seat + length - 1 + i) % length]);
  return from.find((name) => !others.includes(name)) ?? `Bot ${seat + 1}`;
}
