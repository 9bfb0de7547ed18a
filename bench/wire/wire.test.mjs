import { expect, it } from 'vitest';
import { fuzzWire } from './fuzz.mjs';

// a glimpse of what `npm run bench -- wire` does
it('fuzzed frames and requests change nothing and break nothing, and nobody acts for a seat without its token', async () => {
  const { frames, requests, answers, control, ...found } = await fuzzWire({ frames: 2000, requests: 300, seed: 3 });
  expect(frames).toBeGreaterThanOrEqual(2000);
  expect(requests).toBeGreaterThanOrEqual(300);
  expect(answers[201]).toBe(undefined);
  expect(control.stateChanges).toBeGreaterThan(0);
  expect(found).toMatchObject({ crashes: 0, stateChanges: 0, accepted: 0, admitted: 0, wrongViews: 0, problems: [] });
});
