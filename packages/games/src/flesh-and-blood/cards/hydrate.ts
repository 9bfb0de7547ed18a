import { CardDataError, type DataMapping, type Hydrated, hydrate } from '@cardloom/cards';
import { meant } from '@cardloom/parts';
import { COLOURS } from '../printed.ts';
import { type CardData, cardSchema } from './schema.ts';

/**
 * Completes a deck entry from its card: `{ card: 'Hard Swing', pitch: 3 }` is hard_swing_blue. Fields of the entry go
 * before the card's; one that changes something is a card with an id of its own.
 */
export function hydrateEntry(
  entry: DataMapping,
  cards: Readonly<Record<string, { readonly raw: DataMapping }>>,
): Hydrated<CardData> {
  const name = String(entry.card);
  const id = slug(name);
  const colour = typeof entry.pitch === 'number' ? COLOURS[entry.pitch] : undefined;
  const full = Object.hasOwn(cards, id) ? id : `${id}_${colour ?? ''}`;
  const found = Object.hasOwn(cards, full) ? cards[full].raw : undefined;
  const changes = Object.entries(entry).filter(([key, value]) => key !== 'card' && found?.[key] !== value);
  if (found === undefined && entry.types === undefined) {
    // most likely a slip; what is missing is said all the same
    const near = meant(full, Object.keys(cards));
    const message = `there is no card "${name}"${colour === undefined ? '' : ` in ${colour}`}; ${near}`;
    throw new CardDataError([{ file: 'deck', id: name, path: 'card', message }, ...missing(entry)]);
  }
  const changed = [full, ...changes.map(([key, value]) => `${key}-${JSON.stringify(value)}`)].join('--');
  const own: DataMapping = found === undefined ? { id: full, name } : { id: changed };
  return hydrate({ ...entry, ...own }, found, cardSchema);
}

function missing(entry: DataMapping) {
  try {
    hydrate({ ...entry, id: 'x', name: 'x' }, undefined, cardSchema);
    return [];
  } catch (error) {
    return error instanceof CardDataError ? error.problems : [];
  }
}

/** `Hard Swing` as `hard_swing`. */
const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
