import type { Offer } from './asker.ts';

/**
 * Places that have a number on the board are taken by it: `your slot on terrain 5` by 5. Where it stands for several,
 * each further one has a digit before: of your and the other's terrain 5, the one is 5 and the other 15. These are no
 * cards: the number behind a card is its power or the like.
 */
export function withBoardNumbers<T>(offers: readonly Offer<T>[]): readonly Offer<T>[] {
  const places = offers.filter(({ label }) => PLACE.test(label));
  // a list of places may offer one thing more, such as `no target`: that is 0
  if (places.length === 0 || places.length < offers.length - 1) return offers;
  const seen = new Map<number, number>();
  return offers.map((offer) => {
    const place = Number(PLACE.exec(offer.label)?.[1] ?? 0);
    const before = seen.get(place) ?? 0;
    seen.set(place, before + 1);
    return { ...offer, number: place + 10 * before };
  });
}

/** A word, and its number at the end. */
const PLACE = / ([1-9])$/;
