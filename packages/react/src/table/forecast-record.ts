import type { ShownCard } from '@cardloom/parts/present';

/** A card at a place where it would be. */
export interface Ghost {
  readonly card: ShownCard;
  readonly zone: string;
  /** Whose place; null for one that is everybody's. */
  readonly player: string | null;
  /** The cards that would lie there before it. */
  readonly beside: readonly number[];
}

/** How a table would be another one: what its numbers would be, and where cards would lie. */
export interface Forecast {
  readonly cards: ReadonlyMap<number, string>;
  /** By player and name of the number. */
  readonly players: ReadonlyMap<string, string>;
  readonly ghosts: readonly Ghost[];
}

export const NO_FORECAST: Forecast = { cards: new Map(), players: new Map(), ghosts: [] };

export const numberKey = (player: string, number: string): string => `${player} ${number}`;
