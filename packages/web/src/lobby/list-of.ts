import type { RegisteredGame } from '@cardloom/games';
import type { Json } from 'cardloom';
import { readDeck, titlesOf } from './deck-text.ts';

/** A text as a list; throws where it is data that cannot be read. */
export async function listOf(game: RegisteredGame, text: string): Promise<Json> {
  const [lists, presentation] = await Promise.all([game.lists(), game.present()]);
  return readDeck(text, Object.values(lists)[0] ?? {}, titlesOf(presentation));
}
