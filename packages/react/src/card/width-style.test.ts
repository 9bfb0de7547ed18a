import { expect, it } from 'vitest';
import { edgeStyle, faceStyle } from './width-style.ts';

it('a face that waits to be drawn at another width is stretched to it, below all that stands on the card', () => {
  expect(faceStyle(80, 100)).toEqual({ '--w': '80px', transform: 'scale(1.25)', zIndex: -1 });
  expect(faceStyle(100, 100)).toEqual({ '--w': '100px' });
  expect(faceStyle(undefined, undefined)).toBeUndefined();
  expect([edgeStyle(80, 100), edgeStyle(100, 100)]).toEqual([{ zIndex: -1 }, undefined]);
});
