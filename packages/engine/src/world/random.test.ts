import { describe, expect, it } from 'vitest';
import { type LabMatch, lab, make } from './lab.fixture.ts';

function draw(match: LabMatch, count: number, bound: number): number[] {
  const drawn: number[] = [];
  make(match, ({ coreOps }) => {
    for (let i = 0; i < count; i++) drawn.push(coreOps.random(bound));
  });
  return drawn;
}
const seeded = (seed: number) => lab({ seed, players: ['a', 'b'] });

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
