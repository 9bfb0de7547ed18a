import { expect, it } from 'vitest';
import { spectatorsOf } from './begin.ts';

const seated = (...who: string[]) => who.map((one) => ({ who: one, deck: '' }));

it('whoever makes a match of bots alone may watch it, also where nobody else may', () => {
  expect(spectatorsOf({ seats: seated('easy', 'hard'), watching: 'none' })).toBe('link');
  expect(spectatorsOf({ seats: seated('easy', 'me'), watching: 'none' })).toBe('none');
  expect(spectatorsOf({ seats: seated('easy', 'hard'), watching: 'late' })).toBe('public');
});
