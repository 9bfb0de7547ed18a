import { type Action, type GameTypes, type Match, randomSeed, type Seed } from 'cardloom';
import type { Bot, PromptBot } from './bot.ts';
import { deriveSeed } from './derive-seed.ts';
import { type BotTurn, createTurn } from './turn.ts';

/**
 * How a match is played by bots: the seed of their chances, and the most actions.
 *
 * ```ts
 * const options: PlayOptions = { seed: 1, most: 10_000 };
 * ```
 */
export interface PlayOptions {
  /** For the bots' own generators: the same seed gives the same match. Left out, nobody can tell it. */
  readonly seed?: Seed;
  /** Stop after this many actions; 10,000 if left out. */
  readonly most?: number;
}

/**
 * Lets bots, one per seat, play a match to its end; gives how many actions they made.
 *
 * ```ts
 * const actions = playMatch(match, [greedyBot(), randomBot()], { seed: 1 });
 * match.isOver; // true
 * ```
 */
export function playMatch<T extends GameTypes>(
  match: Match<T>,
  bots: readonly PromptBot[],
  options?: PlayOptions,
): number {
  const seats = new Seats(match, bots, options);
  for (let seat = seats.next(); seat >= 0; seat = seats.next()) {
    seats.act(seat, bots[seat].choose(seats.turn(seat)));
  }
  return seats.acted;
}

/**
 * The same with bots that take their time.
 *
 * ```ts
 * const slow: Bot = { name: 'slow', choose: async ({ actions }) => actions.at(0) };
 * await playMatchAsync(match, [slow, randomBot()], { seed: 1 });
 * ```
 */
export async function playMatchAsync<T extends GameTypes>(
  match: Match<T>,
  bots: readonly Bot[],
  options?: PlayOptions,
): Promise<number> {
  const seats = new Seats(match, bots, options);
  for (let seat = seats.next(); seat >= 0; seat = seats.next()) {
    seats.act(seat, await bots[seat].choose(seats.turn(seat)));
  }
  return seats.acted;
}

class Seats<T extends GameTypes> {
  acted = 0;
  readonly #match: Match<T>;
  readonly #seed: Seed;
  readonly #most: number;

  constructor(match: Match<T>, bots: readonly Bot[], { seed = randomSeed(), most = 10_000 }: PlayOptions = {}) {
    if (bots.length !== match.players.length) {
      throw new RangeError(`there are ${match.players.length} players and ${bots.length} bots`);
    }
    this.#match = match;
    this.#seed = seed;
    this.#most = most;
  }

  /** The seat that is to act; -1 at the end. */
  next(): number {
    return this.acted < this.#most ? this.#match.seatToAct : -1;
  }

  turn(seat: number): BotTurn {
    return createTurn(this.#match, this.#match.players[seat], deriveSeed(this.#seed, 'turn', this.acted));
  }

  act(seat: number, action: Action): void {
    const result = this.#match.act(action);
    if (!result.ok) {
      throw new Error(`${this.#match.players[seat]}'s bot chose what is not legal: ${result.error.message}`, {
        cause: result.error.cause,
      });
    }
    this.acted++;
  }
}
