import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

it("the README's code is the example, and prints what its comments say", { timeout: 60_000 }, async () => {
  const blocks = [...read('../README.md').matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => code);
  expect(blocks.join('\n')).toBe(read('../../../examples/board.mjs'));
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((...words: unknown[]) => {
    lines.push(words.join(' '));
  });
  // @ts-expect-error a plain module without types
  await import('../../../examples/board.mjs');
  log.mockRestore();
  expect(lines).toEqual(['ann', '20 0']);
});
