import type { View } from 'cardloom';
import type { Presentation } from './description.ts';
import { cardsIn, placedCard } from './reading.ts';

/**
 * The name of what resolves next, by which a host lets it through: the card, or the one whose ability it is; null if nothing waits.
 *
 * ```ts
 * const top = topOfStack(presentation, view);
 * if (top !== null) await client.prefer({ yields: [top] });
 * ```
 */
export function topOfStack({ passing }: Presentation, view: View): string | null {
  const top = cardsIn(view)
    .filter(({ zone, player }) => zone === passing?.stack && player === null)
    .at(-1);
  if (top === undefined) return null;
  const source = passing?.stackSource === undefined ? 0 : top.card[passing.stackSource];
  return source === 0 || source === undefined ? top.card.name : (placedCard(view, source)?.card.name ?? null);
}
