import { lookOf, type Pile } from './alike.ts';

/** By the numbers of cards: which pile each was in, and how that looked. */
export type Kept = ReadonlyMap<number, { readonly key: string; readonly look: string }>;

export const NOTHING_KEPT: Kept = new Map();

/**
 * What piles are known by from one step to the next. Of a pile the drawn card may be another one after each step; the pile stays
 * what it is as long as it looks the same, so that what is drawn already is not drawn anew.
 */
export function pileKeys(
  before: Kept,
  piles: readonly Pile[],
): { readonly keys: readonly string[]; readonly kept: Kept } {
  const keys = new Map<Pile, string>();
  const taken = new Set<string>();
  const take = (pile: Pile, key: string | undefined): void => {
    if (key === undefined || keys.has(pile) || taken.has(key)) return;
    taken.add(key);
    keys.set(pile, key);
  };
  const was = ({ ids }: Pile) => ids.flatMap((id) => before.get(id) ?? []);
  for (const pile of piles)
    take(pile, was(pile).find(({ look, key }) => look === lookOf(pile.card) && !taken.has(key))?.key);
  for (const pile of piles) take(pile, was(pile).find(({ key }) => !taken.has(key))?.key);
  for (const pile of piles) for (let key = String(pile.card.id); !keys.has(pile); key += '+') take(pile, key);
  const kept = piles.flatMap((pile) => {
    const one = { key: keys.get(pile) as string, look: lookOf(pile.card) };
    return pile.ids.map((id) => [id, one] as const);
  });
  return { keys: piles.map((pile) => keys.get(pile) as string), kept: new Map(kept) };
}
