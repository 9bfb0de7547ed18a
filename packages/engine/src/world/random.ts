import { At } from './header.ts';
import type { Seed } from './seed.ts';
import type { World } from './world.ts';

/**
 * xoshiro128**, its four words kept in the match's memory and written through the tape, so undo, fork and snapshot
 * carry the random state with them. (Libraries keep the state in an object of their own, which would have to be
 * rebuilt around every draw.) It is quick and fair, and no secret: whoever has seen some numbers can compute the rest.
 */
export function seedRandom(world: World, seed: Seed): void {
  if (typeof seed === 'string') {
    for (let i = 0; i < 4; i++) world.set(At.random0 + i, Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16) | 0);
    return;
  }
  let s = seed | 0;
  for (let i = 0; i < 4; i++) {
    s = (s + 0x9e3779b9) | 0;
    let z = s;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    world.set(At.random0 + i, z ^ (z >>> 15));
  }
}

function next(world: World): number {
  const m = world.mem;
  const s0 = m[At.random0];
  const s1 = m[At.random1];
  let s2 = m[At.random2];
  let s3 = m[At.random3];
  const five = Math.imul(s1, 5);
  const result = Math.imul((five << 7) | (five >>> 25), 9);
  s2 ^= s0;
  s3 ^= s1;
  world.set(At.random1, s1 ^ s2);
  world.set(At.random0, s0 ^ s3);
  world.set(At.random2, s2 ^ (s1 << 9));
  world.set(At.random3, (s3 << 11) | (s3 >>> 21));
  return result >>> 0;
}

/** A whole number from 0 to `bound` - 1, each equally likely. */
export function randomBelow(world: World, bound: number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > 0x7fffffff) {
    throw new RangeError(`random needs a whole number of 1 or more, not ${bound}`);
  }
  if ((bound & (bound - 1)) === 0) return next(world) & (bound - 1);
  const limit = 0x100000000 - (0x100000000 % bound);
  let draw = next(world);
  while (draw >= limit) draw = next(world);
  return draw % bound;
}

/** Numbers from one draw of the match's generator, for what needs many of them and leaves no trace of how. */
export function quickRandom(seed: number): (bound: number) => number {
  let s = seed | 1;
  return (bound) => {
    s ^= s << 13;
    s ^= s >>> 17;
    s ^= s << 5;
    return (s >>> 0) % bound;
  };
}
