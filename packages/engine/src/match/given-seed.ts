import { CardloomError } from '../runtime/errors.ts';
import { canonicalSeed, freshSeed, type Seed, seedProblem } from '../world/seed.ts';
/** A seed somebody gave, in its one spelling. */
export function givenSeed(seed: Seed): Seed {
  const problem = seedProblem(seed);
  if (problem === null) return canonicalSeed(seed);
  const message = `A seed is 32 hex digits or a whole number of 32 bits, not ${problem}.`;
  throw new CardloomError('bad-options', message, 'seed');
}

/**
 * A seed that nobody can guess, for a match that was given none.
 *
 * ```ts
 * const match = createMatch(game, { seed: randomSeed() });
 * ```
 */
export function randomSeed(): Seed {
  const seed = freshSeed();
  if (seed !== null) return seed;
  throw new CardloomError('bad-options', 'There is no secure source of random numbers here: give a seed.', 'seed');
}
