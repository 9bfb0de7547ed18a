import type { GameEntry } from '../entry.ts';
import { decksBySeat } from '../parts/decks.ts';
import { standardDecks } from './decks.ts';
import { commander } from './definition.ts';
import { label, printed } from './label.ts';
import { render } from './render.ts';
import { tell } from './tell.ts';

const DECKS = Object.keys(standardDecks);

export const commanderEntry: GameEntry = {
  name: 'commander',
  title: 'Commander',
  game: commander,
  decks: DECKS,
  options: (decks) => ({ decks: decksBySeat(DECKS, decks) }),
  // tapping a land changes nothing for anybody while there is nothing to pay for
  passing: { move: 'pass', idle: ['tapForMana'] },
  render,
  label,
  printed,
  tell,
  // six players who act at random took more than 40,000
  longest: 100_000,
  bench: { players: [2, 4, 6] },
};
