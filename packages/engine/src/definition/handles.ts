import type { Shape } from './shape.ts';

/** Cards, players and zones as rules meet them: thin handles whose attributes are those the game declared. */

interface CardBase<T extends Shape> {
  /** Its number in this match. */
  readonly id: number;
  readonly name: T['cardName'];
  /** Its printed facts. */
  readonly def: Readonly<T['def']>;
  readonly owner: Player<T>;
  readonly zone: Zone<T>;
}
/**
 * A card as rules get it: its attributes to read and assign, its printed facts (`def`), its zone and owner.
 *
 * ```ts
 * const isIn = <T extends Shape>(card: Card<T>, zone: Zone<T>): boolean => zone.has(card);
 * ```
 */
export type Card<T extends Shape> = T['card'] & CardBase<T>;

interface PlayerBase<T extends Shape> {
  readonly id: string;
  readonly seat: number;
  /** Turns this player has begun. */
  readonly turnsTaken: number;
  readonly left: boolean;
  /** The number of their team, from 0. Where everybody plays alone, each is a team. */
  readonly team: number;
  /** The others of their team, in seat order, and those of other teams. As in `players`, those who left are among them. */
  readonly partners: readonly Player<T>[];
  readonly opponents: readonly Player<T>[];
}
/**
 * A player as rules get them: attributes to read and assign, zones by name, partners and opponents.
 *
 * ```ts
 * const seatOf = <T extends Shape>(player: Player<T>): number => player.seat;
 * ```
 */
export type Player<T extends Shape> = T['player'] & { readonly [K in T['playerZones']]: Zone<T> } & PlayerBase<T>;

/**
 * A place for cards, bottom first: the last card is the top one. Loops (`for (const card of zone)`) and searches
 * (`zone.some(…)`) go through the cards that lie there as they begin, whatever they move.
 *
 * ```ts
 * const namesIn = <T extends Shape>(zone: Zone<T>): string[] => zone.cards.map((card) => card.name);
 * ```
 */
export interface Zone<T extends Shape> extends Iterable<Card<T>> {
  readonly name: T['playerZones'] | T['gameZones'] | 'gone';
  readonly seat: number;
  readonly length: number;
  readonly top: Card<T> | undefined;
  readonly bottom: Card<T> | undefined;
  /** A list of the cards, to sort or to keep; a loop over the zone itself makes none. */
  readonly cards: readonly Card<T>[];
  /** Counted from the bottom; negative numbers from the top. */
  at(index: number): Card<T> | undefined;
  some(test: (card: Card<T>) => unknown): boolean;
  every(test: (card: Card<T>) => unknown): boolean;
  find(test: (card: Card<T>) => unknown): Card<T> | undefined;
  filter(test: (card: Card<T>) => unknown): Card<T>[];
  map<V>(make: (card: Card<T>, index: number) => V): V[];
  /** The card right above one that lies here. */
  above(card: Card<T>): Card<T> | undefined;
  has(card: Card<T>): boolean;
  /** Whether this card may lie here, by what is printed on it: see `holds` of a zone. */
  canHold(card: Card<T>): boolean;
}
