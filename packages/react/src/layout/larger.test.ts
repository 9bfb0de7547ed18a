import { expect, it } from 'vitest';
import { largerBy } from './larger.ts';

it('cards are larger where both width and height allow it, and never without end', () => {
  expect(largerBy({ width: 0, height: 0 })).toBe(1);
  expect(largerBy({ width: 1280, height: 800 })).toBe(1);
  expect(largerBy({ width: 1440, height: 900 })).toBe(1);
  expect(largerBy({ width: 1920, height: 1080 })).toBe(1.25);
  expect(largerBy({ width: 1000, height: 1400 })).toBe(1);
  expect(largerBy({ width: 3840, height: 2160 })).toBe(1.35);
});
