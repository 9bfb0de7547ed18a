import type { Json, MatchEvent, View } from 'cardloom';
import type { Presentation, Remembered } from './description.ts';
import { actor, type EventField } from './reading.ts';

/**
 * Events as sentences: the words for cards and players, and the sentences for what the parts tell.
 *
 * ```ts
 * const laid: Teller = (event) => `${who(event, 'lay')} ${itsCard(event)}`;
 * const sentences: Sentences = { laid, ...quiet('tideTurned') };
 * ```
 */

export type Teller = (event: MatchEvent, view: View, remembered: Remembered) => string | null;
/** How events are told, by their type. */
export type Sentences = Readonly<Record<string, Teller>>;

/**
 * Who an event is about; with a verb, what they do.
 *
 * ```ts
 * console.log(who({ type: 'passed', player: 'p1' }, 'pass')); // {p1:pass}
 * ```
 */
export const who = ({ player }: MatchEvent, verb?: string): string => actor(player, verb);

/**
 * `a card`, `3 cards`
 *
 * ```ts
 * console.log(some(1), some(3), some(2, 'point')); // a card 3 cards 2 points
 * ```
 */
export const some = (count: EventField, one = 'card'): string =>
  count === 1 ? `a ${one}` : `${String(count)} ${one}s`;

/**
 * A card in a sentence, by its number: whoever shows the sentence knows what it was called when this happened.
 *
 * ```ts
 * console.log(calledCard(12), calledCard(null)); // {#12} a card
 * ```
 */
export const calledCard = (id: EventField): string => (typeof id === 'number' ? `{#${id}}` : 'a card');

/**
 * A card in a sentence, by its name in the game.
 *
 * ```ts
 * console.log(`${namedCard('red_jab')} is chosen`); // {=red_jab} is chosen
 * ```
 */
export const namedCard = (name: EventField): string => `{=${String(name)}}`;

/**
 * The card an event is about.
 *
 * ```ts
 * console.log(`${itsCard({ type: 'died', card: 12 })} dies`); // {#12} dies
 * ```
 */
export const itsCard = ({ card }: MatchEvent): string => calledCard(card);
/**
 * The cards an event is about; those the viewer may not know are counted.
 *
 * ```ts
 * console.log(itsCards({ type: 'cardsDrawn', player: 'p0', cards: [12, null, null] })); // {#12} and 2 cards
 * ```
 */
export function itsCards({ cards }: MatchEvent): string {
  const ids = cards as readonly Json[];
  const known = ids.filter((id) => typeof id === 'number');
  const unknown = ids.length - known.length;
  return inWords([...known.map(calledCard), ...(unknown === 0 ? [] : [some(unknown)])]);
}

/**
 * `a`, `a and b`, `a, b and c`.
 *
 * ```ts
 * console.log(inWords(['a', 'b', 'c'])); // a, b and c
 * ```
 */
export const inWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;

/**
 * `you lose 2 life: 18 left`, `Greedy gains 1 life: 21 now`.
 *
 * ```ts
 * console.log(changed('{p1}', 'life', -2, 18)); // {p1:lose} 2 life: 18 left
 * ```
 */
export const changed = (player: string, what: string, change: number, now: EventField): string =>
  `${player.replace(/\}$/, `:${change < 0 ? 'lose' : 'gain'}}`)} ${Math.abs(change)} ${what}: ${String(now)} ${change < 0 ? 'left' : 'now'}`;

/**
 * No sentence for events that the ones around them say.
 *
 * ```ts
 * const tell = tellWith({ ...quiet('tideTurned'), laid: (event) => `${who(event, 'lay')} ${itsCard(event)}` });
 * ```
 */
export const quiet = (...events: readonly string[]): Sentences =>
  Object.fromEntries(events.map((event) => [event, () => null]));

const sharedSentences: Sentences = {
  ...quiet('cardMoved', 'cardCreated', 'cardRevealed', 'zoneShuffled', 'priorityChanged', 'gameOver'),
  ...quiet('segmentBegan', 'phaseBegan', 'stepBegan', 'turnBegan', 'turnEnd'),
  firstPlayerChosen: (event) => `${who(event, 'go')} first`,
  handKept: (event) => `${who(event, 'keep')} the hand`,
  turnStart: (event) => `${who(event)}'s turn`,
  cardsDrawn: (event) => `${who(event, 'draw')} ${itsCards(event)}`,
  cardsDiscarded: (event) => `${who(event, 'discard')} ${itsCards(event)}`,
  activated: (event) => `${who(event, 'use')} ${itsCard(event)}`,
  triggered: (event) => `${itsCard(event)} triggers`,
  damaged: (event) => `${itsCard(event)} takes ${String(event.amount)} damage`,
  bounced: (event) => `${itsCard(event)} goes back to ${who(event)}'s hand`,
};

/**
 * Words for what the parts ask, to be spread into the moves of a game that uses them.
 *
 * ```ts
 * const presentation: Presentation = { moves: { ...partMoves, attack: 'attack' } };
 * ```
 */
export const partMoves = {
  chooseFirst: 'choose who goes first',
  chooseTrigger: 'choose whose trigger comes first',
  chooseTarget: 'choose a target',
  mayUse: 'decide whether to use an effect',
  chooseDiscard: 'choose what to discard',
  pass: { words: 'pass', key: 'space' },
} as const;

/**
 * A game's `tell`. Its own sentences come before the shared ones.
 *
 * ```ts
 * const tell = tellWith({ linked: (event) => `${itsCard(event)} is linked` });
 * ```
 */
export function tellWith(own: Sentences): NonNullable<Presentation['tell']> {
  const sentences: Sentences = { ...sharedSentences, ...own };
  return (event, view, remembered) => sentences[event.type]?.(event, view, remembered);
}
