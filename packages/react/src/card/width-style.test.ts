import { expect, it } from 'vitest';
import { faceStyle } from './width-style.ts';

it('a face that waits to be drawn at another width is stretched to it', () => {
  expect(faceStyle(80, 100)).toEqual({ '--w': '80px', transform: 'scale(1.25)' });
  expect(faceStyle(100, 100)).toEqual({ '--w': '100px' });
  expect(faceStyle(undefined, undefined)).toBeUndefined();
});
