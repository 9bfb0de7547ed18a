import type { ShownCard } from '@cardloom/parts/present';

/** Cards that look the same and can do the same, drawn as one. */
export interface Pile {
  readonly card: ShownCard;
  /** All of them, the drawn one first. */
  readonly ids: readonly number[];
}

/** Of some that look alike a game may offer only one, which stands for all of them. */
const STANDS_FOR_ALL = ['can', 'hushed'];

/**
 * Alike cards as one, turned ones apart; what must be told apart (`isApart`) is never put together. Those that lie
 * under others, or aim at something, stand alone.
 */
export function merged(cards: readonly ShownCard[], isApart: (card: ShownCard) => string = () => ''): Pile[] {
  const piles = new Map<string, ShownCard[]>();
  for (const card of cards) {
    const { id, attached = [], points = [] } = card;
    const isAlone = attached.length > 0 || points.length > 0;
    const key = isAlone ? `#${id}` : `${isApart(card)}${lookOf(card)}`;
    const same = piles.get(key);
    if (same === undefined) piles.set(key, [card]);
    else same.push(card);
  }
  for (const [look, others] of piles) {
    const offered = STANDS_FOR_ALL.map((state) => piles.get(state + look)).find((same) => same !== undefined);
    if (offered === undefined) continue;
    offered.push(...others);
    piles.delete(look);
  }
  return [...piles.values()].map((same) => ({ card: same[0], ids: same.map(({ id }) => id) }));
}

const looks = new WeakMap<ShownCard, string>();

/** All that can be seen of a card. */
export function lookOf(card: ShownCard): string {
  const known = looks.get(card);
  if (known !== undefined) return known;
  const { id: _, attached: _attached, points: _points, ...look } = card;
  const made = JSON.stringify(look);
  looks.set(card, made);
  return made;
}
