import { cardLine, cardsIn, type Names, type PlacedCard } from '@cardloom/parts/present';
import type { View } from 'cardloom';
import type { Offer } from '../prompts/asker.ts';

/**
 * The cards the viewer sees, to name one of them: what they hold and have before them first, then what the others have,
 * and piles last. Of equal cards in one place there is one, and none of zones that people need not see.
 */
export function cardsToName(
  view: View,
  names: Names,
  isMeant: (card: number) => boolean = () => true,
): Offer<number>[] {
  const hidden = new Set(names.presentation.hidden ?? []);
  const seen = new Set<string>();
  return cardsIn(view)
    .filter(({ card, zone }) => !hidden.has(zone) && isMeant(card.id))
    .sort((a, b) => rankOf(a, view, names) - rankOf(b, view, names))
    .flatMap((placed) => {
      const label = cardLine(names.shown(placed, view), names);
      const hint = names.zone(placed.zone, placed.player, view);
      if (seen.has(`${label}\n${hint}`)) return [];
      seen.add(`${label}\n${hint}`);
      return [{ value: placed.card.id, label, hint }];
    });
}

function rankOf({ zone, player }: PlacedCard, { viewer }: View, names: Names): number {
  const { side = [], shared = [] } = names.presentation;
  const isPile = [...side, ...shared].some((block) => 'piles' in block && block.piles.includes(zone));
  const whose = player === viewer ? (names.isHand(zone) ? 0 : 1) : player === null ? 2 : 3;
  return (isPile ? 10 : 0) + whose;
}
