import { expect, it } from 'vitest';
import { timeText } from './clock-face.tsx';

it('time is told as on a clock, and in hours or days where there are many', () => {
  expect([-5, 900, 61_000, 3_661_000, 86_390_000, 3 * 86_400_000].map(timeText)).toEqual([
    '0:00',
    '0:01',
    '1:01',
    '1:01:01',
    '23 h',
    '3 d',
  ]);
});
