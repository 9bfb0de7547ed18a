import type { Place, ShownCard } from '@cardloom/parts/present';

/** What aims at what: a card's number, and a card's number, a player's id or a place. */
export interface Aim {
  readonly from: number;
  readonly to: number | string | Place;
  /** It happens, it waits on a stack, or the viewer is about to choose it. */
  readonly kind: 'now' | 'waiting' | 'mine';
}

export const aimsOf = (cards: readonly ShownCard[], kind: Aim['kind']): Aim[] =>
  cards.flatMap(({ id, points = [] }) => points.map((to) => ({ from: id, to, kind })));
