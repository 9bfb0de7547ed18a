import { botCalled } from '@cardloom/bots';
import type { RegisteredGame } from '@cardloom/games';
import type { Json } from 'cardloom';
import { botOf } from '../levels.ts';
import type { SavedMatch } from './saved-matches.ts';

/** Milliseconds between two actions of bots. */
const PACE = 350;

interface NewSeat {
  /** `me`, or the level of a bot. */
  readonly who: string;
}

/** A match of this browser that nobody has played yet. */
export const newLocal = (id: string, game: RegisteredGame, seats: readonly NewSeat[], options: Json): SavedMatch => ({
  id,
  game: game.name,
  at: Date.now(),
  standing: 'begins',
  isOver: false,
  options,
  pace: PACE,
  seats: seats.map(({ who }, i) => ({
    player: `p${i + 1}`,
    name: who === 'me' ? 'You' : botCalled(i),
    bot: who === 'me' ? null : botOf(who),
  })),
});

/** As few as it takes, the first of them a person, with the usual decks. */
export function usualMatch(game: RegisteredGame, id: string): SavedMatch {
  const seats = Array.from({ length: game.players.min }, (_, i) => ({ who: i === 0 ? 'me' : 'medium' }));
  return newLocal(id, game, seats, game.options(seats.map(() => undefined)));
}
