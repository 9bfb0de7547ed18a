import { type CardRecord, motifOf, type Presentation, type Tone } from '@cardloom/parts/present';

/** Where a game's kinds stand for no picture. */
const KINDS = ['creature', 'attack', 'item'];

interface Facts {
  readonly title?: unknown;
  readonly name?: unknown;
  readonly type?: unknown;
  readonly types?: unknown;
  readonly kind?: unknown;
  readonly text?: unknown;
}

const TONES: readonly Tone[] = ['ember', 'clay', 'violet', 'teal', 'moss', 'gold', 'sky', 'rose'];

/** The tone of the card at this place, known before the card is. */
export const toneAt = (seed: string, place: number): Tone => TONES[(seed.length + place * 3) % TONES.length];

/** Three cards to show a game by, from what is printed on its cards: nothing is played here. */
export function samplesOf({ facts = {} }: Presentation, seed: string): CardRecord[] {
  const known = Object.values(facts)
    .map((card) => card as Facts)
    .filter(({ title, name }) => typeof (title ?? name) === 'string');
  const step = Math.max(1, Math.floor(known.length / 3));
  const first = seed.length % Math.max(1, step);
  return [0, 1, 2].flatMap((i) => {
    const card = known[(first + i * step) % known.length];
    if (card === undefined) return [];
    const kind = [card.type, card.types, card.kind]
      .flat()
      .filter((word) => typeof word === 'string')
      .join(' ');
    return [
      {
        title: String(card.title ?? card.name),
        kind: motifOf(kind) === undefined ? KINDS[i] : kind,
        tone: toneAt(seed, i),
      },
    ];
  });
}
