import { type Action, createMatch, describeGame, type Game, type Json, type Match } from 'cardloom';
import type { Dice } from '../dice.ts';
import { randomAction } from '../laws/position.ts';
import { seating } from '../seating.ts';

/** What a campaign plays: a game, and how its matches are set up. */
export interface FuzzSubject {
  readonly name: string;
  readonly game: Game;
  readonly options?: (match: number, players: number) => Json;
}

/** How much is tried, and by which dice. */
export interface Campaign {
  readonly seed: number;
  /** How many inputs are tried. */
  readonly count: number;
}

/** A random match of the subject. */
export function newMatch({ game, options }: FuzzSubject, dice: Dice): Match {
  const { min, max } = describeGame(game).players;
  // tables of many take longer and show little more
  const seats = min + (dice.chance(4) ? dice.below(Math.min(max, 4) - min + 1) : 0);
  const players = Array.from({ length: seats }, (_, seat) => `p${seat}`);
  const seed = dice.bits() & 0x7fffffff;
  return createMatch(game, {
    seed,
    ...seating(game, players, dice.below(3)),
    options: options?.(dice.below(1000), seats),
  });
}

/** Plays on at random; gives what was done. */
export function playOn(match: Match, dice: Dice, actions: number): Action[] {
  const done: Action[] = [];
  while (done.length < actions) {
    const action = randomAction(match, dice);
    if (action === undefined || !match.act(action).ok) break;
    done.push(action);
  }
  return done;
}

export const isOver = (match: Match): boolean => match.view(null).ctx.gameOver === true;
