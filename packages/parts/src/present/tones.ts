import type { CardRecord, Tone } from './record.ts';

/**
 * The face of a card whose facts have a title, a text and a type.
 *
 * ```ts
 * console.log(faceOf({ title: 'Ember', text: 'Deal 2 damage.', type: 'spell' }, 'ember').kind); // spell
 * ```
 */
export const faceOf = (
  { title, text, type }: { readonly title: string; readonly text: string; readonly type: string },
  tone: Tone,
): CardRecord => ({ title, text, kind: type, tone });

/**
 * A colour for each card by the deck it belongs to, for games whose cards have none; what is in several or none is steel.
 *
 * ```ts
 * const toneOf = tonesByDeck({ hearth: { ember: 3 }, gale: { gust: 3 } }, { hearth: 'gold', gale: 'sky' });
 * console.log(toneOf('gust')); // sky
 * ```
 */
export function tonesByDeck(
  decks: Readonly<Record<string, Readonly<Record<string, number>>>>,
  tones: Readonly<Record<string, Tone>>,
): (card: string) => Tone {
  const found = new Map<string, Tone>();
  for (const [deck, list] of Object.entries(decks)) {
    for (const card of Object.keys(list)) found.set(card, found.has(card) ? 'steel' : (tones[deck] ?? 'steel'));
  }
  return (card) => found.get(card) ?? 'steel';
}
