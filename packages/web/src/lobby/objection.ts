import type { RegisteredGame } from '@cardloom/games';
import { CardloomError, createMatch, type Json } from 'cardloom';
import { inWords } from './in-words.ts';

/** What the rules say of options, asked by beginning a match that nobody plays: a module of its own, so that no page loads it at once. */
export async function objectionTo(game: RegisteredGame, seats: number, options: Json): Promise<string | null> {
  const rules = await game.load();
  const players = Array.from({ length: seats }, (_, i) => `p${i}`);
  try {
    createMatch(rules, { players, options, seed: 1 });
    return null;
  } catch (error) {
    if (error instanceof CardloomError) return inWords(error.message);
    throw error;
  }
}
