import { createHash } from 'node:crypto';
import { createMatch } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { deriveSeed } from './derive-seed.ts';
import { market } from './market.fixture.ts';

const SEED = '0123456789abcdef0123456789abcdef';

describe('a derived seed', () => {
  it('is 128 bits of a SHA-256, so that no way leads back', () => {
    const digest = createHash('sha256').update(`cardloom/turn/7/${SEED}`).digest('hex');
    expect(deriveSeed(SEED, 'turn', 7)).toBe(digest.slice(0, 32));
  });

  it('is another for every seed, purpose and number, and a match takes it', () => {
    const seeds = [SEED, 7, 8, -7].flatMap((seed) =>
      ['turn', 'match'].flatMap((purpose) => [0, 1, 2].map((number) => deriveSeed(seed, purpose, number))),
    );
    expect(new Set(seeds).size).toBe(24);
    expect(deriveSeed(SEED.toUpperCase(), 'turn')).toBe(deriveSeed(SEED, 'turn'));
    for (const seed of seeds) expect(createMatch(market, { seed }).replay().seed).toBe(seed);
  });
});
