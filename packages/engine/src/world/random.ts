import { At } from './header.ts';
import type { Seed } from './seed.ts';
import { shuffleZone } from './shuffle.ts';
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

/** The generator while it draws: its state is read from the match's memory and written back as one entry on the tape. */
class Draws {
  #s0 = 0;
  #s1 = 0;
  #s2 = 0;
  #s3 = 0;
  #count = 0;

  begin({ mem }: World): void {
    this.#s0 = mem[At.random0];
    this.#s1 = mem[At.random1];
    this.#s2 = mem[At.random2];
    this.#s3 = mem[At.random3];
    this.#count = 0;
  }

  end(world: World): void {
    if (this.#count > 0) world.setRandom(this.#s0, this.#s1, this.#s2, this.#s3, this.#count);
  }

  /** A whole number from 0 to `bound` - 1, each equally likely. */
  below(bound: number): number {
    if ((bound & (bound - 1)) === 0) return this.#next() & (bound - 1);
    const limit = 0x100000000 - (0x100000000 % bound);
    let draw = this.#next();
    while (draw >= limit) draw = this.#next();
    return draw % bound;
  }

  #next(): number {
    const s0 = this.#s0;
    const s1 = this.#s1;
    const s2 = this.#s2 ^ s0;
    const s3 = this.#s3 ^ s1;
    const five = Math.imul(s1, 5);
    this.#s0 = s0 ^ s3;
    this.#s1 = s1 ^ s2;
    this.#s2 = s2 ^ (s1 << 9);
    this.#s3 = (s3 << 11) | (s3 >>> 21);
    this.#count++;
    return Math.imul((five << 7) | (five >>> 25), 9) >>> 0;
  }
}
const draws = new Draws();

/** A whole number from 0 to `bound` - 1, each equally likely. */
export function randomBelow(world: World, bound: number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > 0x7fffffff) {
    throw new RangeError(`random needs a whole number of 1 or more, not ${bound}`);
  }
  draws.begin(world);
  const drawn = draws.below(bound);
  draws.end(world);
  return drawn;
}

/** Shuffles a zone. All that it draws is one entry on the tape. */
export function shuffleAtRandom(world: World, zone: number): void {
  draws.begin(world);
  shuffleZone(
    world,
    zone,
    (bound) => draws.below(bound),
    () => quickRandom(draws.below(SCATTERED)),
  );
  draws.end(world);
}

/** The same with numbers of somebody else's: only what scatters the cards' numbers is drawn here. */
export function shuffleWith(world: World, zone: number, random: (bound: number) => number): void {
  shuffleZone(world, zone, random, () => quickRandom(randomBelow(world, SCATTERED)));
}
const SCATTERED = 0x40000000;

/** Numbers from one draw of the match's generator, for what needs many of them and leaves no trace of how. */
function quickRandom(seed: number): (bound: number) => number {
  let s = seed | 1;
  return (bound) => {
    s ^= s << 13;
    s ^= s >>> 17;
    s ^= s << 5;
    return (s >>> 0) % bound;
  };
}
