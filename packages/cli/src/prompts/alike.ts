import { cardsIn, type Names } from '@cardloom/parts/present';
import type { Json, View } from 'cardloom';
import type { Offer } from './asker.ts';

/** Cards in a hand that read the same are the same to whoever chooses: one of them is offered, with how many there are. */
export function alikeOnce(offers: readonly Offer<Json>[], view: View, names: Names): Offer<Json>[] {
  const held = new Set(cardsIn(view).flatMap(({ card, zone }) => (names.isHand(zone) ? [card.id] : [])));
  const alike = new Map<string, Offer<Json>[]>();
  for (const offer of offers) {
    const isHeld = typeof offer.value === 'number' && held.has(offer.value);
    const words = isHeld ? `${offer.label}\n${offer.hint ?? ''}` : `\n${JSON.stringify(offer.value)}`;
    alike.set(words, [...(alike.get(words) ?? []), offer]);
  }
  return [...alike.values()].map((group) =>
    group.length === 1 ? group[0] : { ...group[0], label: `${group[0].label} ×${group.length}` },
  );
}
