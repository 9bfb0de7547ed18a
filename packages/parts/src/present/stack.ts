import type { View, ViewCard } from 'cardloom';
import type { Presentation } from './description.ts';
import { isKnown, placedCard } from './reading.ts';

/**
 * The name of what resolves next, by which a host lets it through: the card, or the one whose ability it is; null if nothing waits.
 *
 * ```ts
 * const top = topOfStack(presentation, view);
 * if (top !== null) await client.prefer({ yields: [top] });
 * ```
 */
export function topOfStack({ passing }: Presentation, view: View): string | null {
  const waiting = passing?.stack === undefined ? undefined : view.zones[passing.stack];
  const top = Array.isArray(waiting) ? (waiting as readonly ViewCard[]).findLast(isKnown) : undefined;
  if (top === undefined) return null;
  const source = passing?.stackSource === undefined ? 0 : top[passing.stackSource];
  return source === 0 || source === undefined ? String(top.name) : (placedCard(view, source)?.card.name ?? null);
}
