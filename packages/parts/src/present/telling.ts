import type { Json, MatchEvent, View } from 'cardloom';
import { actor, type EventField, findCard } from './reading.ts';

/** Events as sentences: the words for cards and players, and the sentences for what the parts tell. */

export type Teller = (event: MatchEvent, view: View) => string | null;
export type Sentences = Readonly<Record<string, Teller>>;

/** Who an event is about; with a verb, what they do. */
export const who = ({ player }: MatchEvent, verb?: string): string => actor(player, verb);

/** `a card`, `3 cards` */
export const some = (count: EventField, one = 'card'): string =>
  count === 1 ? `a ${one}` : `${String(count)} ${one}s`;

/** How sentences call cards. A card the viewer does not know is `a card`, several are counted. */
export interface CardWords {
  /** The card of this number. */
  name(id: EventField, view: View): string;
  /** The card an event is about. */
  card(event: MatchEvent, view: View): string;
  /** The cards an event is about. */
  names(event: MatchEvent, view: View): string;
}

export function cardWords(cards: Readonly<Record<string, { readonly title: string }>>): CardWords {
  const name = (id: EventField, view: View): string => {
    const card = findCard(view, id);
    return card === undefined ? 'a card' : cards[String(card.name)].title;
  };
  return {
    name,
    card: (event, view) => name(event.card, view),
    names: (event, view) => {
      const ids = event.cards as readonly Json[];
      const known = ids.filter((id) => findCard(view, id) !== undefined);
      const unknown = ids.length - known.length;
      return [...known.map((id) => name(id, view)), ...(unknown === 0 ? [] : [some(unknown)])].join(', ');
    },
  };
}

/** No sentence for events that the ones around them say. */
export const quiet = (...events: readonly string[]): Sentences =>
  Object.fromEntries(events.map((event) => [event, () => null]));

const sharedSentences = ({ card, names }: CardWords): Sentences => ({
  ...quiet('cardMoved', 'cardCreated', 'cardRevealed', 'zoneShuffled', 'priorityChanged', 'gameOver'),
  ...quiet('segmentBegan', 'phaseBegan', 'stepBegan', 'turnBegan', 'turnEnd'),
  firstPlayerChosen: (event) => `${who(event, 'go')} first`,
  handKept: (event) => `${who(event, 'keep')} the hand`,
  turnStart: (event) => `${who(event)}'s turn`,
  cardsDrawn: (event) => `${who(event, 'draw')} ${some(event.count)}`,
  cardsDiscarded: (event, view) => `${who(event, 'discard')} ${names(event, view)}`,
  activated: (event, view) => `${who(event, 'use')} ${card(event, view)}`,
  triggered: (event, view) => `The effect of ${card(event, view)}`,
  damaged: (event, view) => `${card(event, view)} takes ${String(event.amount)} damage`,
  bounced: (event, view) => `${card(event, view)} goes back to the hand of ${who(event)}`,
});

/**
 * A game's `tell`. Its own sentences come before the shared ones.
 *
 * ```ts
 * const words = cardWords(cards);
 * export const tell = tellWith(words, { linked: (event, view) => `${words.card(event, view)} is linked` });
 * ```
 */
export function tellWith(
  words: CardWords,
  own: Sentences,
): (event: MatchEvent, view: View) => string | null | undefined {
  const sentences: Sentences = { ...sharedSentences(words), ...own };
  return (event, view) => sentences[event.type]?.(event, view);
}
