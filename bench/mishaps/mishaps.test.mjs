import { expect, it } from 'vitest';
import { randomFrom } from '../random.mjs';
import { jumpClock } from './clock.mjs';
import { corrupt } from './corrupt.mjs';

const ROUNDS = 6;

// a glimpse of what `npm run bench -- mishaps` does
it('a damaged last page is noticed, or nothing of what was acknowledged is missing', async () => {
  const { control, ...found } = await corrupt({ rounds: ROUNDS, random: randomFrom(1) });
  for (const [name, { unharmed, refused }] of Object.entries(found))
    expect([name, unharmed + refused]).toEqual([name, ROUNDS]);
  const { cutOff, logCutOff, logGone } = found;
  expect([cutOff.refused, logCutOff.refused, logGone.refused]).toEqual([ROUNDS, ROUNDS, ROUNDS]);
  expect(control.wrong).toBeGreaterThan(0);
});

it('a clock that is set by hours while people play takes and gives nobody time', async () => {
  const { jumps, over, ...found } = await jumpClock({ matches: 1, random: randomFrom(1) });
  expect(jumps).toBeGreaterThan(0);
  expect(over).toBe(1);
  expect(found).toMatchObject({ late: 0, backwards: 0, gained: 0, overcharged: 0 });
});
