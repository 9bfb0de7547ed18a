import type { Json, View } from 'cardloom';
import type { GameEntry } from '../entry.ts';
import { seatOf, slotById, terrainOf } from './board.ts';
import { standardCards } from './card-set.ts';
import { skirmish } from './definition.ts';
import { render } from './render.ts';
import { DEFAULT_DECKS } from './setup.ts';
import { tell } from './tell.ts';

/** A slot for people: whose it is, the terrain counted from 1 as on the drawn board. */
function label(option: Json, _choice: string, { players }: View): string | undefined {
  if (option === null) return 'no target';
  const slot = typeof option === 'string' ? slotById(option) : -1;
  return slot < 0 ? undefined : `{${Object.keys(players)[seatOf(slot)]}}'s slot on terrain ${terrainOf(slot) + 1}`;
}

export const skirmishEntry: GameEntry = {
  name: 'skirmish',
  title: 'Skirmish',
  game: skirmish,
  decks: Object.keys(standardCards.decks),
  options: (decks) => ({ decks: decks.map((deck, seat) => deck ?? DEFAULT_DECKS[seat]) }),
  render,
  label,
  tell,
};
