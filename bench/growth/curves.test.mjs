import { expect, test } from 'vitest';
import { curves } from './curves.mjs';

test.each(Object.entries(curves))('%s can be measured', (_name, { sizes, once, often, bytes }) => {
  const size = Math.min(sizes[0], 100);
  if (bytes !== undefined) expect(bytes(size)).toBeDefined();
  else expect(() => (once ?? often)(size)()).not.toThrow();
});
