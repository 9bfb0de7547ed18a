import { expect, it } from 'vitest';
import { readPresses } from './press.ts';

it.each([
  ['1', [{ letter: '1' }]],
  ['\u001B[A\u001B[B', [{ name: 'up' }, { name: 'down' }]],
  ['\u001BOA', [{ name: 'up' }]],
  ['\u001B[5~\u001B[6~', [{ name: 'pageUp' }, { name: 'pageDown' }]],
  ['\u001B', [{ name: 'escape' }]],
  ['\r', [{ name: 'enter' }]],
  [' ä', [{ name: 'space' }, { letter: 'ä' }]],
  ['\u0003', [{ name: 'interrupt' }]],
  // another key, and a click
  ['\u001B[3~x\u001B[<0;3;4M', [{ letter: 'x' }]],
  ['😀', [{ letter: '😀' }]],
])('%j', (sent, presses) => {
  expect(readPresses(sent)).toEqual(presses);
});
