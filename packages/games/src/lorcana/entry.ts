import { decksBySeat } from '@cardloom/parts';
import type { Json } from 'cardloom';
import type { GameEntry } from '../entry.ts';
import { decks } from './card-set.ts';
import { lorcana } from './definition.ts';
import { render } from './render.ts';
import { tell } from './tell.ts';

const DECKS = Object.keys(decks);

/** Moves for people, where the name alone does not say it. */
const MOVES: Readonly<Record<string, string>> = {
  ink: 'put a card into the inkwell',
  moveTo: 'move to a location',
  activate: 'activate an ability',
  sing: 'sing a song',
  passTurn: 'end your turn',
  alterHand: 'alter your hand',
};

const label = (option: Json, choice: string): string | undefined => {
  if (choice === 'move') return MOVES[String(option)];
  return option === null ? 'none' : undefined;
};

export const lorcanaEntry: GameEntry = {
  name: 'lorcana',
  title: 'Lorcana',
  game: lorcana,
  decks: DECKS,
  options: (chosen) => ({ decks: decksBySeat(DECKS, chosen) }),
  render,
  label,
  tell,
};

/** The same game as a best of three. */
export const lorcanaSeriesEntry: GameEntry = {
  ...lorcanaEntry,
  name: 'lorcana-series',
  title: 'Lorcana, best of three',
  options: (chosen) => ({ decks: decksBySeat(DECKS, chosen), bestOf: 3 }),
};
