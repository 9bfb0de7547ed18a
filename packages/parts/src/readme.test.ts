import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import * as parts from './index.ts';
import * as present from './present/index.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

it("the README's code is the example, and prints what its comments say", async () => {
  const blocks = [...read('../README.md').matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => code);
  expect(blocks.join('\n')).toBe(read('../../../examples/clover.mjs'));
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((...words: unknown[]) => {
    lines.push(words.join(' '));
  });
  // @ts-expect-error a plain module without types
  await import('../../../examples/clover.mjs');
  log.mockRestore();
  expect(lines).toEqual(['bo', 'bo']);
});

it('every part that the README lists is there', () => {
  const named = read('../README.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => [...line.matchAll(/`([a-z]\w+)/g)].map(([, name]) => name))
    .filter((name) => !['state', 'zones', 'events', 'effects', 'decisions'].includes(name));
  expect(named.filter((name) => !(name in parts || name in present || name === 'new'))).toEqual([]);
});
