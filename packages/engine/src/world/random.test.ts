import { describe, expect, it } from 'vitest';
import { createMatch, playReplay, restore, type Seed } from '../index.ts';
import { type LabMatch, lab, labGame, make } from './lab.fixture.ts';

function draw(match: LabMatch, count: number, bound: number): number[] {
  const drawn: number[] = [];
  make(match, ({ coreOps }) => {
    for (let i = 0; i < count; i++) drawn.push(coreOps.random(bound));
  });
  return drawn;
}
const seeded = (seed: Seed) => lab({ seed, players: ['a', 'b'] });

/** The generator's four words, as hex digits. */
const stateOf = (match: LabMatch): string =>
  [0, 1, 2, 3]
    .map((i) => ((match.snapshot().header[`random${i}`] as number) >>> 0).toString(16).padStart(8, '0'))
    .join('');

describe('seeds', () => {
  const HEX = '0123456789abcdef00000000fedcba98';

  it('32 hex digits are the state of the generator', () => {
    expect(stateOf(seeded(HEX))).toBe(HEX);
    expect(stateOf(seeded('F'.repeat(32)))).toBe('f'.repeat(32));
  });

  it('a whole number of 32 bits is expanded, and always to the same state', () => {
    expect(stateOf(seeded(7))).toBe('e4c93d09fafade652fc562ea623cdf47');
    expect(stateOf(seeded(2 ** 32 - 1))).toBe(stateOf(seeded(-1)));
  });

  it('without one, nobody can guess it: 128 bits, others every time', () => {
    const seeds = Array.from({ length: 20 }, () => createMatch(labGame).state.ctx.seed);
    for (const seed of seeds) expect(seed).toMatch(/^[\da-f]{32}$/);
    expect(new Set(seeds).size).toBe(20);
  });

  it('ctx, snapshots and replays have it in its one spelling', () => {
    const match = lab({ seed: HEX.toUpperCase(), players: ['a', 'b'] });
    match.act({ player: 'a', move: 'pass' });
    const { seed } = match.state.ctx;
    expect([seed, match.snapshot().seed, match.replay().seed]).toEqual([HEX, HEX, HEX]);
    expect(restore(labGame, match.snapshot()).replay()).toEqual(match.replay());
    expect(playReplay(labGame, match.replay()).checksum()).toBe(match.checksum());
  });

  it('a sample has its own of either kind', () => {
    const match = lab({ seed: HEX, players: ['a', 'b'] });
    const own = 'ffffffffffffffffffffffffffffffff';
    expect([match.sample('a', 5).state.ctx.seed, match.sample('a', own).state.ctx.seed]).toEqual([5, own]);
    expect(() => match.sample('a', 'x')).toThrow(expect.objectContaining({ code: 'bad-options', path: 'seed' }));
  });
});

describe('random numbers', () => {
  it('are the same for the same seed and others for another', () => {
    expect(draw(seeded(5), 20, 1000)).toEqual(draw(seeded(5), 20, 1000));
    expect(draw(seeded(5), 20, 1000)).not.toEqual(draw(seeded(6), 20, 1000));
    expect(draw(seeded(0), 20, 1000)).not.toEqual(draw(seeded(-1), 20, 1000));
  });

  it.each([2, 3, 7, 10, 64, 100])('below %i are all about equally likely', (bound) => {
    const count = 400 * bound;
    const tally = new Array<number>(bound).fill(0);
    for (const n of draw(seeded(9), count, bound)) tally[n]++;
    const chi2 = tally.reduce((sum, seen) => sum + (seen - 400) ** 2 / 400, 0);
    // five standard deviations of a chi-squared sum with bound - 1 degrees of freedom
    expect(chi2).toBeLessThan(bound - 1 + 5 * Math.sqrt(2 * (bound - 1)));
    expect(Math.min(...tally)).toBeGreaterThan(0);
  });

  it('do not repeat a pattern from one draw to the next', () => {
    const drawn = draw(seeded(2), 4000, 4);
    const pairs = new Array<number>(16).fill(0);
    for (let i = 1; i < drawn.length; i++) pairs[drawn[i - 1] * 4 + drawn[i]]++;
    for (const seen of pairs) expect(seen).toBeGreaterThan(150);
  });

  it('below 1 is 0, and the widest bound is allowed', () => {
    expect(draw(seeded(1), 3, 1)).toEqual([0, 0, 0]);
    for (const n of draw(seeded(1), 50, 0x7fffffff)) expect(n >= 0 && n < 0x7fffffff).toBe(true);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 31])('a bound of %s is refused', (bound) => {
    expect(() => draw(seeded(1), 1, bound)).toThrow(RangeError);
  });

  it('their state is undone', () => {
    const match = seeded(4);
    const before = match.checksum();
    const first = draw(match, 5, 1000);
    match.undo();
    expect(match.checksum()).toBe(before);
    expect(draw(match, 5, 1000)).toEqual(first);
    expect(draw(match, 5, 1000)).not.toEqual(first);
  });

  it('their state is in the snapshot', () => {
    const words = (match: LabMatch) => [0, 1, 2, 3].map((i) => match.snapshot().header[`random${i}`]);
    const match = seeded(4);
    const before = words(match);
    draw(match, 1, 10);
    expect(words(match)).not.toEqual(before);
  });
});
