import type { RegisteredGame } from '@cardloom/games';
import type { Json } from 'cardloom';
import { keep, keptList } from '../kept.ts';

/** Lists of one's own, by game; they stay in this browser. */
export interface OwnDeck {
  readonly name: string;
  readonly text: string;
}

const keyOf = (game: string): string => `cardloom.decks.${game}`;

export const ownDecks = (game: string): readonly OwnDeck[] =>
  keptList<OwnDeck>(keyOf(game)).filter(({ name, text }) => typeof name === 'string' && typeof text === 'string');

export function keepDeck(game: string, deck: OwnDeck): void {
  const others = ownDecks(game).filter(({ name }) => name !== deck.name);
  keep(keyOf(game), JSON.stringify([...others, deck]));
}

export function dropDeck(game: string, name: string): void {
  const left = ownDecks(game).filter((deck) => deck.name !== name);
  keep(keyOf(game), JSON.stringify(left));
}

/** What a seat plays with: empty for what is usual, the name of a ready-made deck, or of a list of one's own. */
const OWN = 'own:';
export const ownChoice = (name: string): string => `${OWN}${name}`;
export const ownName = (choice: string): string | null => (choice.startsWith(OWN) ? choice.slice(OWN.length) : null);

/** The deck that was chosen, as the options of a match have it; undefined for the usual one. */
export async function deckOf(game: RegisteredGame, choice: string): Promise<Json | undefined> {
  const name = ownName(choice);
  if (name === null) return choice === '' ? undefined : choice;
  const own = ownDecks(game.name).find((deck) => deck.name === name);
  if (own === undefined) return undefined;
  // few have one, and whoever has been invited should not wait for it
  const { listOf } = await import('./list-of.ts');
  return listOf(game, own.text);
}
