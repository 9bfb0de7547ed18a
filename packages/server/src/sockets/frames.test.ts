import fc from 'fast-check';
import { expect, it } from 'vitest';
import { frameSchema, readText } from './frames.ts';

const usual = { type: 'act', id: '1', prompt: 3, move: 'play', args: { card: 4 } };

const strange = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('', 'a\u0007b', '\ud800', 'x'.repeat(64), 'x'.repeat(65), 'm'.repeat(200), 'm'.repeat(201)),
  fc.constantFrom(0.5, -1, 2 ** 53, 1e300, [], {}, null),
);
const change = fc.tuple(fc.constantFrom('type', 'id', 'prompt', 'move', 'args', 'more', '__proto__'), strange);

it('a move is taken or refused as the schema says, whatever is changed in it', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 2 }), fc.subarray(Object.keys(usual)), (changes, left) => {
      const frame = Object.fromEntries([...Object.entries(usual).filter(([key]) => !left.includes(key)), ...changes]);
      const text = JSON.stringify(frame);
      expect('frame' in readText(text)).toBe(frameSchema.safeParse(JSON.parse(text)).success);
    }),
    { numRuns: 2000 },
  );
});

it('what stands in a frame reaches the table as it came', () => {
  const text = '{"type":"ask","id":"1","prompt":3,"move":"play","args":{"__proto__":1,"b":2}}';
  const read = readText(text);
  expect('frame' in read && JSON.stringify(read.frame)).toBe(text);
});
