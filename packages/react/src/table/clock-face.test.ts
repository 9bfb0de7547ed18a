import { expect, it } from 'vitest';
import { timeText } from './clock-face.tsx';

it('time is told as on a clock, and in days where there are days', () => {
  expect([-5, 900, 61_000, 3_661_000, 3 * 86_400_000].map(timeText)).toEqual([
    '0:00',
    '0:01',
    '1:01',
    '1:01:01',
    '3 d',
  ]);
});
