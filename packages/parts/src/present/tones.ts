import type { CardRecord, Tone } from './record.ts';

/**
 * What is printed on a card that has a face.
 *
 * ```ts
 * const facts: FaceFacts = { title: 'Ember', text: 'Deal 2 damage.', type: 'spell' };
 * console.log(faceOf(facts, 'ember').tone); // ember
 * ```
 */
export interface FaceFacts {
  readonly title: string;
  readonly text: string;
  readonly type: string;
}

/**
 * The face of a card whose facts have a title, a text and a type.
 *
 * ```ts
 * console.log(faceOf({ title: 'Ember', text: 'Deal 2 damage.', type: 'spell' }, 'ember').kind); // spell
 * ```
 */
export const faceOf = ({ title, text, type }: FaceFacts, tone: Tone): CardRecord => ({
  title,
  text,
  kind: type,
  tone,
});

/**
 * The face of each card with a colour by the deck it belongs to, for games whose cards have none; what is in several
 * decks or in none is steel.
 *
 * ```ts
 * const faceOf = facesByDeck({ hearth: { ember: 3 }, gale: { gust: 3 } }, { hearth: 'gold', gale: 'sky' });
 * console.log(faceOf('gust', { title: 'Gust', text: 'Return a unit.', type: 'spell' }).tone); // sky
 * ```
 */
export function facesByDeck(
  decks: Readonly<Record<string, Readonly<Record<string, number>>>>,
  tones: Readonly<Record<string, Tone>>,
): (card: string, facts: FaceFacts) => CardRecord {
  const found = new Map<string, Tone>();
  for (const [deck, list] of Object.entries(decks)) {
    for (const card of Object.keys(list)) found.set(card, found.has(card) ? 'steel' : (tones[deck] ?? 'steel'));
  }
  return (card, facts) => faceOf(facts, found.get(card) ?? 'steel');
}
