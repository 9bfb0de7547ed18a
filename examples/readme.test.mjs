import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const block = (language) => read('../README.md').split(`\`\`\`${language}\n`)[1].split('```')[0];

it("the README's game is the example", () => {
  expect(block('js')).toBe(read('./first-game.mjs'));
});

it("the README's match is what the example prints", async () => {
  const lines = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  await import('./first-game.mjs');
  log.mockRestore();
  expect(`${lines.join('\n')}\n`).toBe(block('text'));
});
