import { expect, it } from 'vitest';
import { fittedMark } from './fitted-mark.ts';

const shown = (mark: string, width: number, seen?: number) => fittedMark(mark, width, seen)?.replaceAll('\u00ad', '·');

it('a mark that fits is whole, in one line or two', () => {
  expect(shown('deathtouch', 84)).toBe('deathtouch');
  expect(shown('flying', 68)).toBe('flying');
  expect(shown('summoning sick', 96)).toBe('summoning sick');
});

it('a word that is too long for a narrow card is parted', () => {
  expect(shown('deathtouch', 68)).toBe('death·touch');
  expect(shown('deathtouch', 96, 66)).toBe('death·touch');
});

it('a mark that would be cut is left out', () => {
  expect(shown('deathtouch', 84, 40)).toBeUndefined();
  expect(shown('indestructible', 84, 50)).toBeUndefined();
});

it('where it would lie over a sign or a count, a second line is left out', () => {
  expect(fittedMark('summoning sick', 68)).not.toBeNull();
  expect(fittedMark('summoning sick', 68, 100, true)).toBeNull();
  expect(fittedMark('flying', 68, 100, true)).toBe('flying');
  expect(fittedMark('summoning sick', 74, 100, true)).not.toBeNull();
});
