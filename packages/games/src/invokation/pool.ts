import { Kind, type Printed } from './printed.ts';

/** A version of the game: its cards, and the rules that versions differ in. */
export interface CardPool {
  readonly version: string;
  /** What becomes of a status or summon that is made again. */
  readonly refresh: 'overwrite' | 'max';
  readonly cards: Readonly<Record<string, Printed>>;
}

/** Makes a pool of lists of cards, and refuses two cards of one name. */
export function cardPool(
  version: string,
  refresh: CardPool['refresh'],
  ...lists: readonly (readonly Printed[])[]
): CardPool {
  const cards: Record<string, Printed> = {};
  for (const card of lists.flat()) {
    if (cards[card.name] !== undefined) throw new RangeError(`version ${version} has two cards named ${card.name}`);
    cards[card.name] = { ...card, refresh };
  }
  return { version, refresh, cards };
}

export const charactersOf = ({ cards }: CardPool): Printed[] =>
  Object.values(cards).filter(({ kind }) => kind === Kind.character);
