/**
 * A seed for one part of something that has a seed: for a match of a run, for an action of a match. Neighbours get seeds
 * that have nothing to do with each other, and who works them out, and in which order, makes no difference.
 */
export function deriveSeed(seed: number, index: number): number {
  let z = mix((seed | 0) ^ 0x5bd1e995);
  // seeds may be larger than 32 bits
  z = mix(z ^ Math.floor(seed / 0x100000000));
  z = mix((z + Math.imul(index + 1, 0x9e3779b9)) | 0);
  return z >>> 1;
}

function mix(value: number): number {
  let z = value | 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return z ^ (z >>> 15);
}
