import type { Presentation } from '@cardloom/parts/present';
import type { View, ViewCard } from 'cardloom';

/** The name of the card that resolves next, if the game has a stack and something lies on it. */
export function topOfStack({ shared = [] }: Presentation, view: View): string | null {
  for (const block of shared) {
    if (!('stack' in block)) continue;
    const top = (view.zones[block.stack] as readonly ViewCard[]).at(-1);
    if (top !== undefined && !('hidden' in top)) return String(top.name);
  }
  return null;
}
