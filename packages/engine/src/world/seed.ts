/**
 * What a match's random numbers come from: 128 bits as 32 hex digits, which are the generator's state at the beginning;
 * or a whole number of 32 bits, for tests and examples, where anybody may guess it.
 *
 * ```ts
 * const seeds: readonly Seed[] = [7, randomSeed()];
 * ```
 */
export type Seed = number | string;

/**
 * Why a value is no seed; null if it is one.
 *
 * ```ts
 * seedProblem(7); // null
 * seedProblem(0.5); // why it is none
 * ```
 */
export function seedProblem(value: unknown): string | null {
  if (typeof value === 'number') {
    const fits = Number.isInteger(value) && value >= -0x80000000 && value <= 0xffffffff;
    return fits ? null : `a number that is no whole number of 32 bits (${value}); larger seeds are 32 hex digits`;
  }
  if (typeof value !== 'string') return 'neither a whole number nor 32 hex digits';
  if (!/^[\da-f]{32}$/i.test(value)) return 'text that is not 32 hex digits';
  return /^0+$/.test(value) ? 'all zero, from where the generator never gets away' : null;
}

/** The one spelling of a seed. */
export const canonicalSeed = (seed: Seed): Seed => (typeof seed === 'string' ? seed.toLowerCase() : seed);

interface SecureSource {
  getRandomValues(words: Uint32Array): Uint32Array;
}

/** 128 bits from the platform's secure source; null where there is none. */
export function freshSeed(): string | null {
  const { crypto } = globalThis as unknown as { readonly crypto?: SecureSource };
  if (crypto === undefined) return null;
  const words = new Uint32Array(4);
  do crypto.getRandomValues(words);
  while (words.every((word) => word === 0));
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}
