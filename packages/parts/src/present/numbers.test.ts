import { expect, it } from 'vitest';
import { keywordWords } from './numbers.ts';

it('keywords are said as people say them, with their numbers', () => {
  expect(keywordWords({ highManeuver: 1, repair: 1, shift: 3, rush: 0 }, ['repair'])).toEqual([
    'high maneuver',
    'repair 1',
    'shift 3',
  ]);
});
