import type { MatchEvent, View, ViewCard } from 'cardloom';
import { isKnown, type KnownCard } from './reading.ts';

/**
 * What a viewer has known of cards so far, by their numbers: a token that is gone still has its name. It learns from the
 * views and events its viewer is sent and from nothing else, in the order they come.
 *
 * ```ts
 * const book = new CardBook();
 * book.learn(view);
 * console.log(book.find(12)?.name);
 * ```
 */
export class CardBook {
  readonly #cards = new Map<number, KnownCard>();

  /** Everything the view shows. */
  learn(view: View): void {
    this.#read(view, () => true);
  }

  /** What the view shows of cards that were not known before: whoever has missed how they came. */
  meet(view: View): void {
    this.#read(view, (id) => !this.#cards.has(id));
  }

  #read(view: View, isWanted: (id: number) => boolean): void {
    for (const zone of Object.values(view.zones)) {
      const lists = Array.isArray(zone) ? [zone as readonly ViewCard[]] : Object.values(zone);
      for (const list of lists) {
        for (const card of list) if (isKnown(card) && isWanted(Number(card.id))) this.#cards.set(Number(card.id), card);
      }
    }
  }

  /** What an event says of a card; events come before the view they lead to. */
  hear({ card, name }: MatchEvent): void {
    if (typeof card !== 'number' || typeof name !== 'string') return;
    if (this.#cards.get(card)?.name !== name) this.#cards.set(card, { id: card, name });
  }

  /** The card of this number as it was last known. */
  readonly find = (id: unknown): KnownCard | undefined => (typeof id === 'number' ? this.#cards.get(id) : undefined);
}
