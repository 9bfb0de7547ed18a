import { deriveSeed } from '@cardloom/bots';
import type { Seed } from 'cardloom';

/**
 * A seed for one part of a run: for a match, for the table's dice. Neighbours get seeds that have nothing to do with each
 * other, and who works them out, and in which order, makes no difference. The parts of a number are numbers, so a run
 * that names a small seed names small seeds for its matches; the parts of 128 bits have 128 bits.
 */
export function partOfSeed(seed: number, index: number): number;
export function partOfSeed(seed: Seed, index: number): Seed;
export function partOfSeed(seed: Seed, index: number): Seed {
  if (typeof seed === 'string') return deriveSeed(seed, 'part', index);
  let z = mix(mix((seed | 0) ^ 0x5bd1e995));
  z = mix((z + Math.imul(index + 1, 0x9e3779b9)) | 0);
  return z >>> 1;
}

function mix(value: number): number {
  let z = value | 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return z ^ (z >>> 15);
}
