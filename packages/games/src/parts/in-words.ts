/**
 * A rule that another function made, with a source of its own: diagrams read conditions and names from the source, and
 * where they stand in a closure there is nothing to read.
 *
 * ```ts
 * inWords((context) => (isOver(context) ? early : usual), `(context) => isOver(context) ? 'end' : 'damage'`);
 * ```
 */
export function inWords<F extends object>(rule: F, source: string): F {
  return Object.defineProperty(rule, 'toString', { value: () => source });
}
