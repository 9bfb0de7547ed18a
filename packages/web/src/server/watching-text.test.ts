import { expect, it } from 'vitest';
import { watchingText } from './watching-text.ts';

it('whoever watches is told so, and how much later', () => {
  expect(watchingText({ delay: 0, delaySeconds: 0 })).toBe('you watch');
  expect(watchingText({ delay: 10, delaySeconds: 0 })).toBe('you watch 10 steps later');
  expect(watchingText({ delay: 1, delaySeconds: 60 })).toBe('you watch 1 step and 60 s later');
});
