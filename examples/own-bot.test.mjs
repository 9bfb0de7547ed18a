import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');

it("the bot in the bots' README is the example, and it plays", { timeout: 60_000 }, async () => {
  const [, block] = read('../packages/bots/README.md').split('```js\n');
  expect(block.split('```')[0]).toBe(read('./own-bot.mjs'));
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await import('./own-bot.mjs');
  expect(log.mock.calls).toEqual([['curious is better than random']]);
  log.mockRestore();
});
